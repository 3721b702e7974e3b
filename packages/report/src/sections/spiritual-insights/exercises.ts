import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Write for No Reader", "One Question, Seven Mornings", "Good Wishes for Passersby"],
    Earth: ["Ten Minutes of Nothing", "Leave One Thing Alone", "Twenty Minutes of Sky"],
    Air: ["Make Music With Others", "One Poem for a Week", "One Course at a Time"],
    Water: ["The Last Hour, Dimmed", "Write for No Reader", "Walk at Sunset"],
  },
  INTP: {
    Fire: ["Five Questions Each", "Five Quick Choices", "Listen Until It Ends"],
    Earth: ["A Face in Pencil", "Lie Down and Listen", "A Chore Without Comment"],
    Air: ["Become a Regular", "One Question, Seven Mornings", "Make Music With Others"],
    Water: ["Fifteen Minutes for Sorrow", "Answer How You Are", "Say the Overdue Thing"],
  },
  ENTJ: {
    Fire: ["Two Dollars a Kindness", "Good Wishes for Passersby", "A True Day Off"],
    Earth: ["Ten Minutes of Listening", "Leave One Thing Alone", "Twenty Minutes of Looking"],
    Air: ["An Evening Left Empty", "Listen Until It Ends", "Review the Day"],
    Water: ["Name Your Inner Circle", "Three Endings for a Fear", "Say the Overdue Thing"],
  },
  ENTP: {
    Fire: ["A Guest in Another Tradition", "Ten Minutes of Nothing", "Walk at Sunset"],
    Earth: ["One Poem for a Week", "One Memory, Written Down", "Mend One Thing Well"],
    Air: ["One Question, Seven Mornings", "Five Questions Each", "Ten Minutes of Listening"],
    Water: ["One Memory, Written Down", "Fifteen Minutes for Sorrow", "Learn One Dish for Guests"],
  },
  INFJ: {
    Fire: ["Speak Up Once a Day", "Good Wishes for Passersby", "Say the Overdue Thing"],
    Earth: ["Mend One Thing Well", "Twenty Minutes of Looking", "Review the Day"],
    Air: ["One Poem for a Week", "Make Music With Others", "A Guest in Another Tradition"],
    Water: ["Ten, Two and Five", "Dress for the Task", "Lengthen the Exhale"],
  },
  INFP: {
    Fire: ["Review the Day", "Walk at Sunset", "Leave It in Your Pocket"],
    Earth: ["Good Wishes for Passersby", "Invite One Person In", "Mend One Thing Well"],
    Air: ["Make Music With Others", "One Question, Seven Mornings", "Ten Minutes of Listening"],
    Water: ["Say the Overdue Thing", "Write an Old Friend", "Name Your Inner Circle"],
  },
  ENFJ: {
    Fire: ["Leave One Thing Alone", "An Hour of Being New", "Hand It Over Whole"],
    Earth: ["A True Day Off", "Ask for One Favor", "Two Dollars a Kindness"],
    Air: ["An Evening Left Empty", "Twenty Minutes of Sky", "Listen Until It Ends"],
    Water: ["Ask for One Favor", "Two Dollars a Kindness", "Let Someone Set the Pace"],
  },
  ENFP: {
    Fire: ["Back to an Old Love", "Sit It Out", "Review Your Commitments"],
    Earth: ["Become a Regular", "The Last Hour, Dimmed", "Mend One Thing Well"],
    Air: ["One Question, Seven Mornings", "One Poem for a Week", "Ten Minutes of Nothing"],
    Water: ["Set the Distance", "Review Your Commitments", "Loose or Tight"],
  },
  ISTJ: {
    Fire: ["Cross Out the Small Stuff", "Write Their Side", "Good Wishes for Passersby"],
    Earth: ["Ten Minutes of Listening", "Show, Then Be Shown", "Make a Modest Gift"],
    Air: ["A Guest in Another Tradition", "Twenty Minutes of Sky", "Ten Minutes of Nothing"],
    Water: ["Invite One Person In", "Fifteen Minutes for Sorrow", "Write an Old Friend"],
  },
  ISFJ: {
    Fire: ["Ten Minutes Early", "Ten, Two and Five", "Make Music With Others"],
    Earth: ["Review Your Commitments", "Go Without for a Week", "Take Three Things Away"],
    Air: ["Drop the Automatic Smile", "Note What You Swallow", "Speak Up Once a Day"],
    Water: ["Three Endings for a Fear", "Leave One Thing Alone", "Lengthen the Exhale"],
  },
  ESTJ: {
    Fire: ["A True Day Off", "Ask for One Favor", "Ten Minutes of Nothing"],
    Earth: ["Listen Until It Ends", "Review the Day", "Write for No Reader"],
    Air: ["One Question, Seven Mornings", "Test One Unwritten Rule", "Note What You Swallow"],
    Water: ["Review Your Commitments", "One Memory, Written Down", "Fifteen Minutes for Sorrow"],
  },
  ESFJ: {
    Fire: ["An Evening Left Empty", "Leave It in Your Pocket", "Ten Minutes of Nothing"],
    Earth: ["One Poem for a Week", "One Memory, Written Down", "Go Without for a Week"],
    Air: ["Note What You Swallow", "Write for No Reader", "One Question, Seven Mornings"],
    Water: ["Ten Minutes of Listening", "Invite One Person In", "Name Your Inner Circle"],
  },
  ISTP: {
    Fire: ["Answer How You Are", "A Face in Pencil", "Leave It in Your Pocket"],
    Earth: ["Build on Another’s Start", "Good Wishes for Passersby", "One Good Thing, One Wish"],
    Air: ["Show, Then Be Shown", "Five Questions Each", "Answer How You Are"],
    Water: ["Make Music With Others", "Answer How You Are", "Five Questions Each"],
  },
  ISFP: {
    Fire: ["Five Questions Each", "Speak Up Once a Day", "Make Music With Others"],
    Earth: ["What You’d Pay Today", "Use What You Bought", "Invite One Person In"],
    Air: ["Become a Regular", "Twenty Minutes of Looking", "Speak Up Once a Day"],
    Water: ["Ask What You Need", "One Memory, Written Down", "A True Day Off"],
  },
  ESTP: {
    Fire: ["A Chore Without Comment", "Become a Regular", "Review the Day"],
    Earth: ["Twenty Minutes of Looking", "Listen Until It Ends", "Mend One Thing Well"],
    Air: ["Review Your Commitments", "One Poem for a Week", "One Question, Seven Mornings"],
    Water: ["Write an Old Friend", "Say the Overdue Thing", "Answer How You Are"],
  },
  ESFP: {
    Fire: ["Twenty Minutes of Sky", "Ten Minutes of Nothing", "Walk at Sunset"],
    Earth: ["Walk at Sunset", "Listen Until It Ends", "Put Down the Fork"],
    Air: ["Review the Day", "Become a Regular", "Write for No Reader"],
    Water: ["Mine or Theirs", "Sit It Out", "Fifteen Minutes for Sorrow"],
  },
};
