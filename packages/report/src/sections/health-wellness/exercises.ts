import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Put Down the Fork", "Half Speed Until Breakfast", "Ask What You Need"],
    Earth: ["Lie Down and Listen", "Ten, Two and Five", "Put Down the Fork"],
    Air: ["Lengthen the Exhale", "Lie Down and Listen", "Tally Every Switch"],
    Water: ["Ask What You Need", "Mine or Theirs", "Fifteen Minutes for Sorrow"],
  },
  INTP: {
    Fire: ["Ten, Two and Five", "Stop Where It’s Easy", "Put Down the Fork"],
    Earth: ["Lie Down and Listen", "Ask What You Need", "Raise Your Pulse Daily"],
    Air: ["Lie Down and Listen", "The Last Hour, Dimmed", "Lengthen the Exhale"],
    Water: ["Sit It Out", "Answer How You Are", "Ask What You Need"],
  },
  ENTJ: {
    Fire: ["Let Someone Set the Pace", "An Evening Left Empty", "Half Speed Until Breakfast"],
    Earth: ["Ten, Two and Five", "Put Down the Fork", "Lie Down and Listen"],
    Air: ["Lengthen the Exhale", "The Last Hour, Dimmed", "Ten Minutes of Listening"],
    Water: ["Fifteen Minutes for Sorrow", "Answer How You Are", "Ask What You Need"],
  },
  ENTP: {
    Fire: ["Ask What You Need", "Put Down the Fork", "Ten, Two and Five"],
    Earth: ["Ask What You Need", "Stop Where It’s Easy", "Walk at Sunset"],
    Air: ["Ten Minutes of Nothing", "The Last Hour, Dimmed", "Catch One Habit"],
    Water: ["Answer How You Are", "Catch One Habit", "Fifteen Minutes for Sorrow"],
  },
  INFJ: {
    Fire: ["The Last Hour, Dimmed", "Find Your Low Hour", "Know Your First Signal"],
    Earth: ["Lie Down and Listen", "Put Down the Fork", "A True Day Off"],
    Air: ["Ten Minutes of Nothing", "Lengthen the Exhale", "Walk at Sunset"],
    Water: ["Mine or Theirs", "Before and After People", "Loose or Tight"],
  },
  INFP: {
    Fire: ["Sit It Out", "The Last Hour, Dimmed", "Put Down the Fork"],
    Earth: ["Ask What You Need", "Put Down the Fork", "Lie Down and Listen"],
    Air: ["An Evening Left Empty", "The Last Hour, Dimmed", "Before and After People"],
    Water: ["Go Without for a Week", "A Log of Seven Nights", "Three Minutes of Daylight"],
  },
  ENFJ: {
    Fire: ["An Evening Left Empty", "Before and After People", "Drop the Automatic Smile"],
    Earth: ["Ask What You Need", "Not Yes Yet", "Set the Distance"],
    Air: ["Ten Minutes of Nothing", "Lengthen the Exhale", "An Evening Left Empty"],
    Water: ["Mine or Theirs", "Fifteen Minutes for Sorrow", "Set the Distance"],
  },
  ENFP: {
    Fire: ["Half Speed Until Breakfast", "Decline One Invitation", "The Last Hour, Dimmed"],
    Earth: ["Put Down the Fork", "Ask What You Need", "Ten, Two and Five"],
    Air: ["Lengthen the Exhale", "Leave It in Your Pocket", "Find Your Low Hour"],
    Water: ["Mine or Theirs", "Before and After People", "Answer How You Are"],
  },
  ISTJ: {
    Fire: ["Half Speed Until Breakfast", "The Letter You Don’t Send", "Let Someone Set the Pace"],
    Earth: ["Rate the Dread First", "A True Day Off", "Lie Down and Listen"],
    Air: ["The Last Hour, Dimmed", "Lengthen the Exhale", "Twenty Minutes of Sky"],
    Water: ["Answer How You Are", "Loose or Tight", "Say the Overdue Thing"],
  },
  ISFJ: {
    Fire: ["Not Yes Yet", "Half Speed Until Breakfast", "Ask for One Favor"],
    Earth: ["A True Day Off", "Ask What You Need", "A Corner for Yourself"],
    Air: ["Before and After People", "Drop the Automatic Smile", "Ten Minutes of Nothing"],
    Water: ["Answer How You Are", "Ask What You Need", "Mine or Theirs"],
  },
  ESTJ: {
    Fire: ["Half Speed Until Breakfast", "Ten Minutes Early", "Put Down the Fork"],
    Earth: ["Lie Down and Listen", "Put Down the Fork", "A True Day Off"],
    Air: ["Ten, Two and Five", "Ten Minutes of Nothing", "Answer How You Are"],
    Water: ["Loose or Tight", "Ask What You Need", "Answer How You Are"],
  },
  ESFJ: {
    Fire: ["Half Speed Until Breakfast", "Drop the Automatic Smile", "A True Day Off"],
    Earth: ["Not Yes Yet", "Ask What You Need", "A True Day Off"],
    Air: ["Before and After People", "Ten Minutes of Nothing", "An Evening Left Empty"],
    Water: ["Mine or Theirs", "Fifteen Minutes for Sorrow", "Answer How You Are"],
  },
  ISTP: {
    Fire: ["Half Speed Until Breakfast", "Put Down the Fork", "Ten Minutes Early"],
    Earth: ["Rate the Dread First", "A Log of Seven Nights", "Lie Down and Listen"],
    Air: ["Raise Your Pulse Daily", "Tally Every Switch", "Mend One Thing Well"],
    Water: ["Go Without for a Week", "Invite One Person In", "Mine or Theirs"],
  },
  ISFP: {
    Fire: ["Half Speed Until Breakfast", "Listen Until It Ends", "Put Down the Fork"],
    Earth: ["Put Down the Fork", "Twenty Dollars for Delight", "Lie Down and Listen"],
    Air: ["Decline One Invitation", "Before and After People", "Lengthen the Exhale"],
    Water: ["Mine or Theirs", "Answer How You Are", "The Last Hour, Dimmed"],
  },
  ESTP: {
    Fire: ["Half Speed Until Breakfast", "Put Down the Fork", "Lengthen the Exhale"],
    Earth: ["Lie Down and Listen", "Rate the Dread First", "Put Down the Fork"],
    Air: ["Before and After People", "Decline One Invitation", "An Evening Left Empty"],
    Water: ["Mine or Theirs", "Go Without for a Week", "The Last Hour, Dimmed"],
  },
  ESFP: {
    Fire: ["An Evening Left Empty", "Before and After People", "A True Day Off"],
    Earth: ["The Last Hour, Dimmed", "Put Down the Fork", "Ask What You Need"],
    Air: ["The Last Hour, Dimmed", "Ten Minutes of Nothing", "Decline One Invitation"],
    Water: ["Mine or Theirs", "Decline One Invitation", "Before and After People"],
  },
};
