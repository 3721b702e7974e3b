import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Ten Minutes on Your Feet", "Five Quick Choices", "Know Your First Signal"],
    Earth: ["Invite One Person In", "Four Hours, No Plan", "Build on Another’s Start"],
    Air: ["Two Hours Without Directions", "One Course at a Time", "Work Within One Limit"],
    Water: ["Sit It Out", "Five Quick Choices", "Answer How You Are"],
  },
  INTP: {
    Fire: ["Rate the Dread First", "An Answer by Five", "Five Quick Choices"],
    Earth: ["Finish With What’s Here", "Rough but Finished", "Mend One Thing Well"],
    Air: ["An Answer by Five", "Ask What You Need", "Five Quick Choices"],
    Water: ["Sit It Out", "Listen Until It Ends", "Seen, Guessed, Felt"],
  },
  ENTJ: {
    Fire: ["Stop Where It’s Easy", "Mend One Thing Well", "State What It’s For"],
    Earth: ["Half Speed Until Breakfast", "Walk at Sunset", "Let Someone Set the Pace"],
    Air: ["Show It Half Done", "Ask How You Come Across", "Leave One Thing Alone"],
    Water: ["Answer How You Are", "Ask for One Favor", "Ten Minutes of Listening"],
  },
  ENTP: {
    Fire: ["Not Yes Yet", "Wait Three Days", "Know Your First Signal"],
    Earth: ["Plan Three, Improvise Two", "Alter One Thing Only", "Rough but Finished"],
    Air: ["List Every Obligation", "Ten Minutes Early", "Ten Minutes, Every Day"],
    Water: ["Loose or Tight", "Answer How You Are", "Sit It Out"],
  },
  INFJ: {
    Fire: ["Note What You Swallow", "Know Your First Signal", "Show It Half Done"],
    Earth: ["Make Something to Order", "Finish With What’s Here", "Mend One Thing Well"],
    Air: ["Build on Another’s Start", "Speak Up Once a Day", "Five Questions Each"],
    Water: ["Mine or Theirs", "Set the Distance", "Price Your Unpaid Work"],
  },
  INFP: {
    Fire: ["Rough but Finished", "Show It Half Done", "Ten Rough Sketches"],
    Earth: ["Find Your Low Hour", "Ask What You Need", "Lie Down and Listen"],
    Air: ["Five Questions Each", "Write for No Reader", "Say the Overdue Thing"],
    Water: ["Ten Minutes, Every Day", "Sit It Out", "Finish With What’s Here"],
  },
  ENFJ: {
    Fire: ["Odd Days, Even Days", "Ten Minutes of Listening", "Map Everyone Involved"],
    Earth: ["Leave One Thing Alone", "Hand It Over Whole", "Two Hours Without Directions"],
    Air: ["One Good Thing, One Wish", "Note What You Swallow", "Drop the Automatic Smile"],
    Water: ["Set the Distance", "Not Yes Yet", "Mine or Theirs"],
  },
  ENFP: {
    Fire: ["Wait Three Days", "Not Yes Yet", "A Log of Seven Nights"],
    Earth: ["Become a Regular", "Plan Three, Improvise Two", "Back to an Old Love"],
    Air: ["Answer How You Are", "Five Questions Each", "Ten Minutes of Listening"],
    Water: ["Drop the Automatic Smile", "Answer How You Are", "Fifteen Minutes for Sorrow"],
  },
  ISTJ: {
    Fire: ["Test One Unwritten Rule", "Five Quick Choices", "Four Hours, No Plan"],
    Earth: ["Go Without for a Week", "What You’d Pay Today", "Two Hours Without Directions"],
    Air: ["One Question, Seven Mornings", "Ask the Obvious Question", "Five Questions Each"],
    Water: ["One Memory, Written Down", "Your First Money Lessons", "Answer How You Are"],
  },
  ISFJ: {
    Fire: ["An Hour of Being New", "Rate the Dread First", "Note What You Swallow"],
    Earth: ["A True Day Off", "Ten Minutes of Nothing", "The Last Hour, Dimmed"],
    Air: ["Before and After People", "Decline One Invitation", "Speak Up Once a Day"],
    Water: ["Mine or Theirs", "Ask What You Need", "Set the Distance"],
  },
  ESTJ: {
    Fire: ["Four Hours, No Plan", "Make Music With Others", "Twenty Dollars for Delight"],
    Earth: ["Let Someone Set the Pace", "Leave One Thing Alone", "Half Speed Until Breakfast"],
    Air: ["Ten Minutes of Listening", "Leave One Thing Alone", "One Question, Seven Mornings"],
    Water: ["Fifteen Minutes for Sorrow", "Answer How You Are", "Ask What You Need"],
  },
  ESFJ: {
    Fire: ["A Chore Without Comment", "Stand Up and Ask", "Ask for One Favor"],
    Earth: ["Invite One Person In", "A True Day Off", "Two Hours Without Directions"],
    Air: ["Speak Up Once a Day", "Note What You Swallow", "One Good Thing, One Wish"],
    Water: ["An Evening Left Empty", "Mine or Theirs", "Before and After People"],
  },
  ISTP: {
    Fire: ["Show It Half Done", "Know Your First Signal", "Learn with Someone Watching"],
    Earth: ["Two Hours Without Directions", "Become a Regular", "Four Hours, No Plan"],
    Air: ["Tally Every Switch", "Show, Then Be Shown", "One Course at a Time"],
    Water: ["Answer How You Are", "Five Questions Each", "Say the Overdue Thing"],
  },
  ISFP: {
    Fire: ["Learn with Someone Watching", "Show It Half Done", "Five Quick Choices"],
    Earth: ["Two Hours Without Directions", "Let Someone Set the Pace", "An Hour of Being New"],
    Air: ["A Face in Pencil", "Make a Modest Gift", "Speak Up Once a Day"],
    Water: ["Set the Distance", "Not Yes Yet", "Mine or Theirs"],
  },
  ESTP: {
    Fire: ["Know Your First Signal", "Call a Proper Break", "Let Someone Set the Pace"],
    Earth: ["Borrow Before You Buy", "Become a Regular", "Review Your Commitments"],
    Air: ["One Question, Seven Mornings", "Ten Minutes of Nothing", "Half the Words"],
    Water: ["Sit It Out", "The Part You Played", "Fifteen Minutes for Sorrow"],
  },
  ESFP: {
    Fire: ["An Evening Left Empty", "A Chore Without Comment", "Before and After People"],
    Earth: ["Back to an Old Love", "Ten Minutes, Every Day", "Plan Three, Improvise Two"],
    Air: ["Drop the Automatic Smile", "Answer How You Are", "One Good Thing, One Wish"],
    Water: ["Fifteen Minutes for Sorrow", "Write an Old Friend", "One Memory, Written Down"],
  },
};
