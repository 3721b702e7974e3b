import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Speak Up Once a Day", "Put It in Plain Words", "Ask How You Come Across"],
    Earth: ["Show, Then Be Shown", "Let Someone Set the Pace", "Practice the Hard Part"],
    Air: ["Ask How You Come Across", "Speak Up Once a Day", "Answer How You Are"],
    Water: ["Ten Minutes of Listening", "Ask Instead of Guessing", "Fifteen Minutes of Coffee"],
  },
  INTP: {
    Fire: ["Build on Another’s Start", "Show It Half Done", "Finish With What’s Here"],
    Earth: ["Fifteen Minutes of Coffee", "Talk to Someone Ahead", "Ten Minutes of Listening"],
    Air: ["Ten Minutes of Listening", "Ask the Obvious Question", "Ask How You Come Across"],
    Water: ["Three Endings for a Fear", "Rate the Dread First", "Show, Then Be Shown"],
  },
  ENTJ: {
    Fire: ["Credit Where It’s Due", "Say the Overdue Thing", "Two Dollars a Kindness"],
    Earth: ["Learn with Someone Watching", "Show, Then Be Shown", "An Hour of Being New"],
    Air: ["Ask the Obvious Question", "An Hour of Being New", "Put It in Plain Words"],
    Water: ["Write an Old Friend", "Name Your Inner Circle", "Fifteen Minutes of Coffee"],
  },
  ENTP: {
    Fire: ["Show, Then Be Shown", "Let Someone Set the Pace", "Ten Minutes of Listening"],
    Earth: ["Mend One Thing Well", "Fix the Recurring Snag", "Back to an Old Love"],
    Air: ["Show, Then Be Shown", "Learn with Someone Watching", "Guess Before You Look"],
    Water: ["Say the Overdue Thing", "The Topic You Both Avoid", "Fifteen Minutes for Sorrow"],
  },
  INFJ: {
    Fire: ["Odd Days, Even Days", "Speak Up Once a Day", "Five Quick Choices"],
    Earth: ["Cook Once, Save Twice", "Invite One Person In", "Your Money on One Page"],
    Air: ["Speak Up Once a Day", "Note What You Swallow", "Answer How You Are"],
    Water: ["One Memory, Written Down", "Write an Old Friend", "One Poem for a Week"],
  },
  INFP: {
    Fire: ["Speak Up Once a Day", "Stand Up and Ask", "Odd Days, Even Days"],
    Earth: ["Make Something to Order", "Price Your Unpaid Work", "Finish With What’s Here"],
    Air: ["Ask How You Come Across", "Speak Up Once a Day", "Map Everyone Involved"],
    Water: ["Ten Minutes of Listening", "Mine or Theirs", "Good Wishes for Passersby"],
  },
  ENFJ: {
    Fire: ["An Hour of Being New", "Learn with Someone Watching", "Show It Half Done"],
    Earth: ["Drop the Automatic Smile", "Ten Minutes of Listening", "A Chore Without Comment"],
    Air: ["Take Three Things Away", "Half the Words", "Review Your Commitments"],
    Water: ["A Corner for Yourself", "A True Day Off", "Back to an Old Love"],
  },
  ENFP: {
    Fire: ["Guess, Then Time It", "Ten Minutes on Your Feet", "Your Money on One Page"],
    Earth: ["Ten Minutes, Every Day", "Become a Regular", "One Poem for a Week"],
    Air: ["Map Everyone Involved", "Ten Minutes of Listening", "Five Questions Each"],
    Water: ["Ten Minutes of Listening", "Let Someone Set the Pace", "A Chore Without Comment"],
  },
  ISTJ: {
    Fire: ["Speak Up Once a Day", "State What It’s For", "Stand Up and Ask"],
    Earth: ["Edit Twelve Photographs", "A Corner for Yourself", "Two Hours Without Directions"],
    Air: ["Answer How You Are", "Ask How You Come Across", "Speak Up Once a Day"],
    Water: ["Hard News, Early", "Three Endings for a Fear", "Seen, Guessed, Felt"],
  },
  ISFJ: {
    Fire: ["Aim to Be Turned Down", "Stand Up and Ask", "Ask for One Favor"],
    Earth: ["Do It From Memory", "Fix the Recurring Snag", "Price Your Unpaid Work"],
    Air: ["Speak Up Once a Day", "Show, Then Be Shown", "Guess Before You Look"],
    Water: ["Odd Days, Even Days", "Speak Up Once a Day", "Ask How You Come Across"],
  },
  ESTJ: {
    Fire: ["Four Hours, No Plan", "Finish With What’s Here", "An Hour of Being New"],
    Earth: ["Let Someone Set the Pace", "Leave One Thing Alone", "Hand It Over Whole"],
    Air: ["Test a First Impression", "Credit Where It’s Due", "Guess Before You Look"],
    Water: ["Write an Old Friend", "Say the Overdue Thing", "Two Dollars a Kindness"],
  },
  ESFJ: {
    Fire: ["Drop the Automatic Smile", "Note What You Swallow", "Stand Up and Ask"],
    Earth: ["Fix the Recurring Snag", "Mend One Thing Well", "Alter One Thing Only"],
    Air: ["Ask Instead of Guessing", "Test a First Impression", "Price Your Unpaid Work"],
    Water: ["Build on Another’s Start", "Ten Minutes of Listening", "Write Their Side"],
  },
  ISTP: {
    Fire: ["Say the Overdue Thing", "Two Dollars a Kindness", "Show, Then Be Shown"],
    Earth: ["A Chore Without Comment", "Make a Modest Gift", "Mend One Thing Well"],
    Air: ["Say It in Two Lines", "Speak Up Once a Day", "Half the Words"],
    Water: ["Ask Instead of Guessing", "Ten Minutes of Listening", "Ask How You Come Across"],
  },
  ISFP: {
    Fire: ["Aim to Be Turned Down", "Price Your Unpaid Work", "Speak Up Once a Day"],
    Earth: ["Plan Three, Improvise Two", "Finish With What’s Here", "Guess, Then Time It"],
    Air: ["Map Everyone Involved", "Seen, Guessed, Felt", "Say It in Two Lines"],
    Water: ["A Chore Without Comment", "Make a Modest Gift", "Let Someone Set the Pace"],
  },
  ESTP: {
    Fire: ["Hand It Over Whole", "Show, Then Be Shown", "An Hour of Being New"],
    Earth: ["Mend One Thing Well", "Ten Minutes, Every Day", "Practice the Hard Part"],
    Air: ["Put It in Plain Words", "Show, Then Be Shown", "Price Your Unpaid Work"],
    Water: ["Fifteen Minutes for Sorrow", "Write an Old Friend", "Invite One Person In"],
  },
  ESFP: {
    Fire: ["Practice the Hard Part", "Learn One Dish for Guests", "One Poem for a Week"],
    Earth: ["What You’d Pay Today", "Trade Down for Two Weeks", "Pay for Quality Once"],
    Air: ["Half the Words", "Ten Minutes of Listening", "Take Three Things Away"],
    Water: ["Loose or Tight", "Five Quick Choices", "Note What You Swallow"],
  },
};
