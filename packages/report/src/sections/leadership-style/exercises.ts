import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["Catch One Habit", "Ten Minutes of Listening", "Show It Half Done"],
    Earth: ["Test One Unwritten Rule", "Credit Where It’s Due", "Fifteen Minutes of Coffee"],
    Air: ["An Answer by Five", "Half the Words", "Put It in Plain Words"],
    Water: ["Note What You Swallow", "Say It in Two Lines", "Hard News, Early"],
  },
  INTP: {
    Fire: ["Fix the Recurring Snag", "Mend One Thing Well", "Credit Where It’s Due"],
    Earth: ["Say the Overdue Thing", "Fifteen Minutes of Coffee", "Credit Where It’s Due"],
    Air: ["An Answer by Five", "Half the Words", "Stand Up and Ask"],
    Water: ["Answer How You Are", "Note What You Swallow", "Show It Half Done"],
  },
  ENTJ: {
    Fire: ["Sit It Out", "Let Someone Set the Pace", "Ten Minutes of Listening"],
    Earth: ["Hand It Over Whole", "Show, Then Be Shown", "Build on Another’s Start"],
    Air: ["Test a First Impression", "Fifteen Minutes of Coffee", "Three Points, No More"],
    Water: ["The Feeling Under the Anger", "Write an Old Friend", "Answer How You Are"],
  },
  ENTP: {
    Fire: ["Leave One Thing Alone", "Tally Every Switch", "Alter One Thing Only"],
    Earth: ["Show, Then Be Shown", "Hand It Over Whole", "Let Someone Set the Pace"],
    Air: ["Catch One Habit", "Half the Words", "Say It in Two Lines"],
    Water: ["The Feeling Under the Anger", "Note What You Swallow", "Sit It Out"],
  },
  INFJ: {
    Fire: ["Hand It Over Whole", "Ask for One Favor", "Speak Up Once a Day"],
    Earth: ["Build on Another’s Start", "Hand It Over Whole", "Note What You Swallow"],
    Air: ["An Answer by Five", "Speak Up Once a Day", "Drop the Automatic Smile"],
    Water: ["Note What You Swallow", "Answer How You Are", "Say It in Two Lines"],
  },
  INFP: {
    Fire: ["Show It Half Done", "One Good Thing, One Wish", "Ask How You Come Across"],
    Earth: ["Speak Up Once a Day", "Stand Up and Ask", "Put It in Plain Words"],
    Air: ["Rough but Finished", "Leave One Thing Alone", "Make Something to Order"],
    Water: ["Set the Distance", "Mine or Theirs", "Hard News, Early"],
  },
  ENFJ: {
    Fire: ["Aim to Be Turned Down", "List Every Obligation", "Fix the Recurring Snag"],
    Earth: ["Hand It Over Whole", "Test One Unwritten Rule", "Not Yes Yet"],
    Air: ["Hard News, Early", "Drop the Automatic Smile", "An Answer by Five"],
    Water: ["Credit Where It’s Due", "Fifteen Minutes of Coffee", "Mine or Theirs"],
  },
  ENFP: {
    Fire: ["Tally Every Switch", "One Course at a Time", "Leave One Thing Alone"],
    Earth: ["List Every Obligation", "Guess, Then Time It", "Ten Minutes Early"],
    Air: ["Drop the Automatic Smile", "An Answer by Five", "Not Yes Yet"],
    Water: ["Hard News, Early", "Note What You Swallow", "Say It in Two Lines"],
  },
  ISTJ: {
    Fire: ["Ask How You Come Across", "Catch One Habit", "Know Your First Signal"],
    Earth: ["Ten Minutes of Listening", "Write Their Side", "Test a First Impression"],
    Air: ["Build on Another’s Start", "Catch One Habit", "Ten Minutes of Listening"],
    Water: ["Fifteen Minutes of Coffee", "Test a First Impression", "Invite One Person In"],
  },
  ISFJ: {
    Fire: ["Let Someone Set the Pace", "Hand It Over Whole", "Half Speed Until Breakfast"],
    Earth: ["Catch One Habit", "Ten Minutes of Listening", "Test One Unwritten Rule"],
    Air: ["Not Yes Yet", "Drop the Automatic Smile", "Speak Up Once a Day"],
    Water: ["Set the Distance", "Map Everyone Involved", "Hard News, Early"],
  },
  ESTJ: {
    Fire: ["Know Your First Signal", "Let Someone Set the Pace", "Credit Where It’s Due"],
    Earth: ["Let Someone Set the Pace", "Fifteen Minutes of Coffee", "Hand It Over Whole"],
    Air: ["Ten Minutes of Listening", "Write Their Side", "Map Everyone Involved"],
    Water: ["The Feeling Under the Anger", "A Chore Without Comment", "Leave One Thing Alone"],
  },
  ESFJ: {
    Fire: ["Write Their Side", "The Feeling Under the Anger", "Show It Half Done"],
    Earth: ["Cross Out the Small Stuff", "Credit Where It’s Due", "Hand It Over Whole"],
    Air: ["Not Yes Yet", "An Answer by Five", "Mine or Theirs"],
    Water: ["Invite One Person In", "An Hour of Being New", "Fifteen Minutes of Coffee"],
  },
  ISTP: {
    Fire: ["Say the Overdue Thing", "Credit Where It’s Due", "Speak Up Once a Day"],
    Earth: ["Build on Another’s Start", "Put It in Plain Words", "Hand It Over Whole"],
    Air: ["State What It’s For", "Put It in Plain Words", "Half the Words"],
    Water: ["Call a Proper Break", "Answer How You Are", "An Evening Left Empty"],
  },
  ISFP: {
    Fire: ["Hand It Over Whole", "Show, Then Be Shown", "Let Someone Set the Pace"],
    Earth: ["Put It in Plain Words", "Do It From Memory", "Show, Then Be Shown"],
    Air: ["An Answer by Five", "Five Quick Choices", "Hard News, Early"],
    Water: ["Credit Where It’s Due", "Mine or Theirs", "Sit It Out"],
  },
  ESTP: {
    Fire: ["Leave One Thing Alone", "Review Your Commitments", "Tally Every Switch"],
    Earth: ["Show, Then Be Shown", "Hand It Over Whole", "Let Someone Set the Pace"],
    Air: ["List Every Obligation", "Put It in Plain Words", "Drop the Automatic Smile"],
    Water: ["Test a First Impression", "Fifteen Minutes of Coffee", "Write Their Side"],
  },
  ESFP: {
    Fire: ["Fix the Recurring Snag", "Review Your Commitments", "Hard News, Early"],
    Earth: ["Say It in Two Lines", "Fifteen Minutes of Coffee", "Set the Distance"],
    Air: ["List Every Obligation", "Not Yes Yet", "Half the Words"],
    Water: ["Answer How You Are", "Hard News, Early", "Sit It Out"],
  },
};
