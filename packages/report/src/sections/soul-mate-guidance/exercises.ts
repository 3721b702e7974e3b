import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Learn with Someone Watching", "Show, Then Be Shown", "Ask How You Come Across"],
    Earth: ["Invite One Person In", "Loose or Tight", "Set the Distance"],
    Air: ["Put It in Plain Words", "Show It Half Done", "Five Questions Each"],
    Water: ["Ask Instead of Guessing", "Loose or Tight", "Five Questions Each"],
  },
  INTP: {
    Fire: ["Show It Half Done", "Build on Another’s Start", "Let Someone Set the Pace"],
    Earth: ["A Corner for Yourself", "Loose or Tight", "Invite One Person In"],
    Air: ["Ask the Obvious Question", "Ten Minutes of Listening", "Five Questions Each"],
    Water: ["Answer How You Are", "Drop the Automatic Smile", "Loose or Tight"],
  },
  ENTJ: {
    Fire: ["Odd Days, Even Days", "Ask How You Come Across", "Let Someone Set the Pace"],
    Earth: ["Let Someone Set the Pace", "Leave One Thing Alone", "Put Down the Fork"],
    Air: ["Five Questions Each", "Ten Minutes of Listening", "Test a First Impression"],
    Water: ["Ask for One Favor", "Answer How You Are", "Fifteen Minutes for Sorrow"],
  },
  ENTP: {
    Fire: ["Aim to Be Turned Down", "Test a First Impression", "Call a Proper Break"],
    Earth: ["Make Something to Order", "A Chore Without Comment", "Mend One Thing Well"],
    Air: ["Test a First Impression", "Show It Half Done", "Before and After People"],
    Water: ["Loose or Tight", "Catch One Habit", "Answer How You Are"],
  },
  INFJ: {
    Fire: ["Before and After People", "Drop the Automatic Smile", "Loose or Tight"],
    Earth: ["Two Dollars a Kindness", "The Topic You Both Avoid", "Loose or Tight"],
    Air: ["Say the Overdue Thing", "Speak Up Once a Day", "Answer How You Are"],
    Water: ["Answer How You Are", "Mine or Theirs", "Odd Days, Even Days"],
  },
  INFP: {
    Fire: ["An Hour of Being New", "Ten Minutes on Your Feet", "Drop the Automatic Smile"],
    Earth: ["Invite One Person In", "Loose or Tight", "A Corner for Yourself"],
    Air: ["Five Questions Each", "Answer How You Are", "Catch One Habit"],
    Water: ["Seen, Guessed, Felt", "Note What You Swallow", "Mine or Theirs"],
  },
  ENFJ: {
    Fire: ["Drop the Automatic Smile", "Let Someone Set the Pace", "Leave One Thing Alone"],
    Earth: ["Two Dollars a Kindness", "Ask for One Favor", "Set the Distance"],
    Air: ["Answer How You Are", "Note What You Swallow", "Five Questions Each"],
    Water: ["Mine or Theirs", "Name Your Inner Circle", "Ask for One Favor"],
  },
  ENFP: {
    Fire: ["Test a First Impression", "Aim to Be Turned Down", "Catch One Habit"],
    Earth: ["Invite One Person In", "Put Down the Fork", "Loose or Tight"],
    Air: ["Five Questions Each", "Answer How You Are", "Ten Minutes of Listening"],
    Water: ["A Face in Pencil", "Test a First Impression", "Mine or Theirs"],
  },
  ISTJ: {
    Fire: ["Learn with Someone Watching", "Say It in Two Lines", "Show, Then Be Shown"],
    Earth: ["Loose or Tight", "Put Down the Fork", "Lie Down and Listen"],
    Air: ["Test a First Impression", "Write Their Side", "Put It in Plain Words"],
    Water: ["Ask for One Favor", "Answer How You Are", "Name Your Inner Circle"],
  },
  ISFJ: {
    Fire: ["Leave One Thing Alone", "Name Your Inner Circle", "Ask for One Favor"],
    Earth: ["One Good Thing, One Wish", "Two Dollars a Kindness", "Price Your Unpaid Work"],
    Air: ["Five Questions Each", "Odd Days, Even Days", "Answer How You Are"],
    Water: ["Set the Distance", "Mine or Theirs", "Name Your Inner Circle"],
  },
  ESTJ: {
    Fire: ["Odd Days, Even Days", "Ask How You Come Across", "Let Someone Set the Pace"],
    Earth: ["Hand It Over Whole", "A True Day Off", "Let Someone Set the Pace"],
    Air: ["Test One Unwritten Rule", "Ten Minutes of Listening", "Show It Half Done"],
    Water: ["Invite One Person In", "Ten Minutes of Nothing", "Answer How You Are"],
  },
  ESFJ: {
    Fire: ["Ask How You Come Across", "Hand It Over Whole", "Show It Half Done"],
    Earth: ["A True Day Off", "Two Dollars a Kindness", "Ask for One Favor"],
    Air: ["Drop the Automatic Smile", "One Question, Seven Mornings", "Before and After People"],
    Water: ["Ask Instead of Guessing", "Mine or Theirs", "Loose or Tight"],
  },
  ISTP: {
    Fire: ["Invite One Person In", "Test a First Impression", "Ask for One Favor"],
    Earth: ["Name Your Inner Circle", "Become a Regular", "Two Dollars a Kindness"],
    Air: ["Say the Overdue Thing", "Five Questions Each", "Write an Old Friend"],
    Water: ["Mine or Theirs", "Answer How You Are", "Sit It Out"],
  },
  ISFP: {
    Fire: ["Before and After People", "Test a First Impression", "Invite One Person In"],
    Earth: ["Loose or Tight", "Before and After People", "Lie Down and Listen"],
    Air: ["Five Questions Each", "Drop the Automatic Smile", "Edit Twelve Photographs"],
    Water: ["Set the Distance", "Name Your Inner Circle", "Mine or Theirs"],
  },
  ESTP: {
    Fire: ["Ask How You Come Across", "Learn with Someone Watching", "Catch One Habit"],
    Earth: ["Half Speed Until Breakfast", "Put Down the Fork", "Invite One Person In"],
    Air: ["Before and After People", "Drop the Automatic Smile", "Catch One Habit"],
    Water: ["Catch One Habit", "Loose or Tight", "Answer How You Are"],
  },
  ESFP: {
    Fire: ["Test a First Impression", "Drop the Automatic Smile", "Before and After People"],
    Earth: ["Loose or Tight", "Test a First Impression", "Name Your Inner Circle"],
    Air: ["Catch One Habit", "Five Questions Each", "Answer How You Are"],
    Water: ["Answer How You Are", "Set the Distance", "Fifteen Minutes for Sorrow"],
  },
};
