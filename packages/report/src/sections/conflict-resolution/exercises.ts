import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Ten Minutes of Listening", "Let One Remark Pass", "Three Points, No More"],
    Earth: ["Answer How You Are", "Ten Minutes of Listening", "Note What You Swallow"],
    Air: ["The Feeling Under the Anger", "The Letter You Don’t Send", "Ten Minutes of Listening"],
    Water: ["Note What You Swallow", "The Letter You Don’t Send", "Say the Overdue Thing"],
  },
  INTP: {
    Fire: ["Know Your First Signal", "Ten Minutes of Listening", "Write Their Side"],
    Earth: ["The Part You Played", "Note What You Swallow", "Say the Overdue Thing"],
    Air: ["Ten Minutes of Listening", "Say It in Two Lines", "Read It Aloud First"],
    Water: ["The Feeling Under the Anger", "Note What You Swallow", "Sit It Out"],
  },
  ENTJ: {
    Fire: ["Know Your First Signal", "Call a Proper Break", "Ask How You Come Across"],
    Earth: ["Review Your Commitments", "Cross Out the Small Stuff", "Ten Minutes of Listening"],
    Air: ["Ten Minutes of Listening", "The Feeling Under the Anger", "Write Their Side"],
    Water: ["Note What You Swallow", "The Feeling Under the Anger", "The Letter You Don’t Send"],
  },
  ENTP: {
    Fire: ["Call a Proper Break", "Say the Overdue Thing", "Know Your First Signal"],
    Earth: ["Cross Out the Small Stuff", "Odd Days, Even Days", "Let One Remark Pass"],
    Air: ["Ten Minutes of Listening", "Read It Aloud First", "The Feeling Under the Anger"],
    Water: ["The Feeling Under the Anger", "Fifteen Minutes for Sorrow", "Say It in Two Lines"],
  },
  INFJ: {
    Fire: ["Write Their Side", "Note What You Swallow", "Three Points, No More"],
    Earth: ["Note What You Swallow", "Answer How You Are", "Say It in Two Lines"],
    Air: ["The Letter You Don’t Send", "Say It in Two Lines", "Note What You Swallow"],
    Water: ["The Part You Played", "The Letter You Don’t Send", "Mine or Theirs"],
  },
  INFP: {
    Fire: ["Know Your First Signal", "Note What You Swallow", "Five Questions Each"],
    Earth: ["Say It in Two Lines", "Answer How You Are", "Note What You Swallow"],
    Air: ["The Feeling Under the Anger", "Ten Minutes of Listening", "Catch One Habit"],
    Water: ["Answer How You Are", "Note What You Swallow", "The Letter You Don’t Send"],
  },
  ENFJ: {
    Fire: ["Ten Minutes of Listening", "Say It in Two Lines", "Three Points, No More"],
    Earth: ["Catch One Habit", "Ten Minutes of Listening", "Note What You Swallow"],
    Air: ["The Letter You Don’t Send", "Odd Days, Even Days", "Five Quick Choices"],
    Water: ["Ask Instead of Guessing", "Three Endings for a Fear", "Sit It Out"],
  },
  ENFP: {
    Fire: ["Know Your First Signal", "Say the Overdue Thing", "Ask How You Come Across"],
    Earth: ["Cross Out the Small Stuff", "A Chore Without Comment", "Say the Overdue Thing"],
    Air: ["Catch One Habit", "Say It in Two Lines", "The Topic You Both Avoid"],
    Water: ["Mine or Theirs", "Note What You Swallow", "The Letter You Don’t Send"],
  },
  ISTJ: {
    Fire: ["Write Their Side", "Ten Minutes of Listening", "One Good Thing, One Wish"],
    Earth: ["Say the Overdue Thing", "Answer How You Are", "Note What You Swallow"],
    Air: ["Seen, Guessed, Felt", "Write for No Reader", "Write Their Side"],
    Water: ["Note What You Swallow", "The Feeling Under the Anger", "Answer How You Are"],
  },
  ISFJ: {
    Fire: ["Note What You Swallow", "Know Your First Signal", "A Better Opening Line"],
    Earth: ["The Feeling Under the Anger", "Note What You Swallow", "Answer How You Are"],
    Air: ["Say It in Two Lines", "Say the Overdue Thing", "The Topic You Both Avoid"],
    Water: ["Answer How You Are", "Ask for One Favor", "Three Points, No More"],
  },
  ESTJ: {
    Fire: ["Call a Proper Break", "Know Your First Signal", "Ask How You Come Across"],
    Earth: ["Odd Days, Even Days", "Ten Minutes of Listening", "The Part You Played"],
    Air: ["Write Their Side", "The Topic You Both Avoid", "Ten Minutes of Listening"],
    Water: ["The Feeling Under the Anger", "Answer How You Are", "Cross Out the Small Stuff"],
  },
  ESFJ: {
    Fire: ["Ten Minutes of Listening", "Know Your First Signal", "Sit It Out"],
    Earth: ["Say It in Two Lines", "Note What You Swallow", "Catch One Habit"],
    Air: ["The Letter You Don’t Send", "Say It in Two Lines", "The Topic You Both Avoid"],
    Water: ["Mine or Theirs", "Ask Instead of Guessing", "Catch One Habit"],
  },
  ISTP: {
    Fire: ["Know Your First Signal", "Note What You Swallow", "Say the Overdue Thing"],
    Earth: ["Note What You Swallow", "Say the Overdue Thing", "Ten Minutes of Listening"],
    Air: ["Ten Minutes of Listening", "The Feeling Under the Anger", "Let One Remark Pass"],
    Water: ["The Letter You Don’t Send", "Answer How You Are", "Sit It Out"],
  },
  ISFP: {
    Fire: ["Note What You Swallow", "Know Your First Signal", "Cross Out the Small Stuff"],
    Earth: ["Answer How You Are", "Say It in Two Lines", "Odd Days, Even Days"],
    Air: ["Drop the Automatic Smile", "Not Yes Yet", "The Topic You Both Avoid"],
    Water: ["Note What You Swallow", "Drop the Automatic Smile", "The Letter You Don’t Send"],
  },
  ESTP: {
    Fire: ["Know Your First Signal", "Say the Overdue Thing", "Ask How You Come Across"],
    Earth: ["Cross Out the Small Stuff", "Write Their Side", "Odd Days, Even Days"],
    Air: ["The Topic You Both Avoid", "Ten Minutes of Listening", "Ask How You Come Across"],
    Water: ["The Feeling Under the Anger", "Sit It Out", "Know Your First Signal"],
  },
  ESFP: {
    Fire: ["Say the Overdue Thing", "Know Your First Signal", "Ten Minutes of Listening"],
    Earth: ["Catch One Habit", "Note What You Swallow", "Answer How You Are"],
    Air: ["Catch One Habit", "The Topic You Both Avoid", "Ten Minutes of Listening"],
    Water: ["Ask Instead of Guessing", "Drop the Automatic Smile", "Sit It Out"],
  },
};
