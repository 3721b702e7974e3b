import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Catch the Wanting", "What You’d Pay Today", "Aim to Be Turned Down"],
    Earth: ["One Question, Seven Mornings", "Read Last Month’s Statement", "Pay for Quality Once"],
    Air: ["Your Money on One Page", "An Answer by Five", "What You’d Pay Today"],
    Water: ["Your First Money Lessons", "Catch the Wanting", "Stand Up and Ask"],
  },
  INTP: {
    Fire: ["Use What You Bought", "Borrow Before You Buy", "Back to an Old Love"],
    Earth: ["Twenty Dollars for Delight", "Stand Up and Ask", "Read Last Month’s Statement"],
    Air: ["Your Money on One Page", "An Answer by Five", "Half the Words"],
    Water: ["Price Your Unpaid Work", "Stand Up and Ask", "Your First Money Lessons"],
  },
  ENTJ: {
    Fire: ["Catch the Wanting", "What You’d Pay Today", "Leave One Thing Alone"],
    Earth: [
      "Trade Down for Two Weeks",
      "Twenty Dollars for Delight",
      "One Question, Seven Mornings",
    ],
    Air: ["Stand Up and Ask", "Your Money on One Page", "Price Your Unpaid Work"],
    Water: ["Set the Distance", "Ask for One Favor", "Catch the Wanting"],
  },
  ENTP: {
    Fire: ["Use What You Bought", "Price It in Hours", "Wait Three Days"],
    Earth: ["What You’d Pay Today", "Price Your Unpaid Work", "Pay for Quality Once"],
    Air: ["Start the Worst of Six", "Your Money on One Page", "Dress for the Task"],
    Water: ["Catch the Wanting", "Make a Modest Gift", "Set the Distance"],
  },
  INFJ: {
    Fire: ["Stand Up and Ask", "Ask for One Favor", "Your Money on One Page"],
    Earth: [
      "Three Endings for a Fear",
      "Read Last Month’s Statement",
      "Twenty Dollars for Delight",
    ],
    Air: ["Your Money on One Page", "Stand Up and Ask", "Start the Worst of Six"],
    Water: ["Mine or Theirs", "Price Your Unpaid Work", "Stand Up and Ask"],
  },
  INFP: {
    Fire: ["Your Money on One Page", "Price It in Hours", "Price Your Unpaid Work"],
    Earth: ["Price It in Hours", "Price Your Unpaid Work", "What You’d Pay Today"],
    Air: ["Start the Worst of Six", "Your Money on One Page", "Half the Words"],
    Water: ["Catch the Wanting", "Sit It Out", "Say It in Two Lines"],
  },
  ENFJ: {
    Fire: ["Make a Modest Gift", "Ask for One Favor", "A Chore Without Comment"],
    Earth: ["Ask What You Need", "Pay for Quality Once", "Set the Distance"],
    Air: ["Say It in Two Lines", "Price Your Unpaid Work", "Aim to Be Turned Down"],
    Water: ["Your First Money Lessons", "Mine or Theirs", "Three Endings for a Fear"],
  },
  ENFP: {
    Fire: ["Wait Three Days", "Make a Modest Gift", "Price It in Hours"],
    Earth: ["What You’d Pay Today", "Read Last Month’s Statement", "Trade Down for Two Weeks"],
    Air: ["Your Money on One Page", "One Course at a Time", "Use What You Bought"],
    Water: ["Catch the Wanting", "Mine or Theirs", "Make a Modest Gift"],
  },
  ISTJ: {
    Fire: ["What You’d Pay Today", "Catch the Wanting", "Read Last Month’s Statement"],
    Earth: ["Twenty Dollars for Delight", "Read Last Month’s Statement", "Stand Up and Ask"],
    Air: ["An Answer by Five", "Five Quick Choices", "Price It in Hours"],
    Water: ["Three Endings for a Fear", "Ask Instead of Guessing", "A Chore Without Comment"],
  },
  ISFJ: {
    Fire: ["Ask What You Need", "Pay for Quality Once", "Make a Modest Gift"],
    Earth: ["Twenty Dollars for Delight", "What You’d Pay Today", "Stand Up and Ask"],
    Air: ["Price Your Unpaid Work", "Not Yes Yet", "Five Quick Choices"],
    Water: ["Say the Overdue Thing", "Make a Modest Gift", "Set the Distance"],
  },
  ESTJ: {
    Fire: ["Trade Down for Two Weeks", "Price It in Hours", "Make a Modest Gift"],
    Earth: [
      "Read Last Month’s Statement",
      "Twenty Dollars for Delight",
      "One Question, Seven Mornings",
    ],
    Air: ["Stand Up and Ask", "Ask for One Favor", "Review Your Commitments"],
    Water: ["Review Your Commitments", "Set the Distance", "Ask for One Favor"],
  },
  ESFJ: {
    Fire: ["Make a Modest Gift", "Price It in Hours", "A Chore Without Comment"],
    Earth: ["Twenty Dollars for Delight", "Price Your Unpaid Work", "Finish With What’s Here"],
    Air: ["Read Last Month’s Statement", "Catch the Wanting", "Stand Up and Ask"],
    Water: ["Make a Modest Gift", "Say the Overdue Thing", "Catch the Wanting"],
  },
  ISTP: {
    Fire: ["Price It in Hours", "What You’d Pay Today", "Wait Three Days"],
    Earth: ["What You’d Pay Today", "Pay for Quality Once", "Price Your Unpaid Work"],
    Air: ["Rough but Finished", "Start the Worst of Six", "An Answer by Five"],
    Water: ["Sit It Out", "Catch the Wanting", "Wait Three Days"],
  },
  ISFP: {
    Fire: ["Your Money on One Page", "Price It in Hours", "Wait Three Days"],
    Earth: ["Price Your Unpaid Work", "Use What You Bought", "Stand Up and Ask"],
    Air: ["Catch One Habit", "Stand Up and Ask", "Price Your Unpaid Work"],
    Water: ["Price Your Unpaid Work", "Stand Up and Ask", "Catch the Wanting"],
  },
  ESTP: {
    Fire: ["Price It in Hours", "Make a Modest Gift", "A Chore Without Comment"],
    Earth: ["Finish With What’s Here", "What You’d Pay Today", "Cook Once, Save Twice"],
    Air: ["What You’d Pay Today", "Catch the Wanting", "Borrow Before You Buy"],
    Water: ["Make a Modest Gift", "Say the Overdue Thing", "Ten Minutes of Listening"],
  },
  ESFP: {
    Fire: ["Make a Modest Gift", "A Chore Without Comment", "Price It in Hours"],
    Earth: ["Price It in Hours", "Price Your Unpaid Work", "What You’d Pay Today"],
    Air: ["Decline One Invitation", "Your Money on One Page", "Price It in Hours"],
    Water: ["Catch the Wanting", "Sit It Out", "Stand Up and Ask"],
  },
};
