import type { UnitExercises } from "../../exercises/exercise.ts";

/** For each unit the exercises that work on what it tells, best first. */
export const exercises: UnitExercises = {
  INTJ: {
    Fire: ["An Hour of Being New", "Ten Minutes, Every Day", "Guess Before You Look"],
    Earth: ["Finish With What’s Here", "Rough but Finished", "Start the Worst of Six"],
    Air: ["Do It From Memory", "Test How You Learn", "One Course at a Time"],
    Water: ["Guess Before You Look", "Ask the Obvious Question", "Fifteen Minutes for Sorrow"],
  },
  INTP: {
    Fire: ["Alter One Thing Only", "Practice the Hard Part", "Ten Minutes, Every Day"],
    Earth: ["Use What You Bought", "Borrow Before You Buy", "Ask the Obvious Question"],
    Air: ["An Hour of Being New", "Do It From Memory", "An Answer by Five"],
    Water: ["Back to an Old Love", "Fifteen Minutes for Sorrow", "Learn with Someone Watching"],
  },
  ENTJ: {
    Fire: ["One Course at a Time", "An Hour of Being New", "Practice the Hard Part"],
    Earth: ["Mend One Thing Well", "Practice the Hard Part", "Learn One Dish for Guests"],
    Air: ["Do It From Memory", "Show, Then Be Shown", "One Course at a Time"],
    Water: ["Rough but Finished", "One Memory, Written Down", "Ten Minutes, Every Day"],
  },
  ENTP: {
    Fire: ["One Course at a Time", "Back to an Old Love", "Practice the Hard Part"],
    Earth: ["Do It From Memory", "Practice the Hard Part", "Mend One Thing Well"],
    Air: ["Twenty Minutes of Looking", "Do It From Memory", "One Poem for a Week"],
    Water: ["Ask the Obvious Question", "Guess Before You Look", "Learn with Someone Watching"],
  },
  INFJ: {
    Fire: ["Practice the Hard Part", "Use What You Bought", "One Course at a Time"],
    Earth: ["Learn One Dish for Guests", "A Face in Pencil", "Do It From Memory"],
    Air: ["Twenty Minutes of Looking", "Do It From Memory", "One Question, Seven Mornings"],
    Water: ["Guess Before You Look", "Ten Minutes, Every Day", "Learn with Someone Watching"],
  },
  INFP: {
    Fire: ["Ten Minutes, Every Day", "Practice the Hard Part", "One Poem for a Week"],
    Earth: ["Learn One Dish for Guests", "Raise Your Pulse Daily", "Do It From Memory"],
    Air: ["One Course at a Time", "Use What You Bought", "Practice the Hard Part"],
    Water: ["Guess Before You Look", "Ask Instead of Guessing", "Show It Half Done"],
  },
  ENFJ: {
    Fire: ["One Course at a Time", "Practice the Hard Part", "Ten Minutes, Every Day"],
    Earth: ["A Corner for Yourself", "A True Day Off", "Back to an Old Love"],
    Air: ["Do It From Memory", "One Course at a Time", "One Question, Seven Mornings"],
    Water: ["Show It Half Done", "Back to an Old Love", "Ask Instead of Guessing"],
  },
  ENFP: {
    Fire: ["An Hour of Being New", "Borrow Before You Buy", "Practice the Hard Part"],
    Earth: ["One Poem for a Week", "Learn One Dish for Guests", "Practice the Hard Part"],
    Air: ["Test How You Learn", "One Course at a Time", "Twenty Minutes of Looking"],
    Water: ["Back to an Old Love", "Drop the Automatic Smile", "Twenty Minutes of Looking"],
  },
  ISTJ: {
    Fire: ["Learn with Someone Watching", "Alter One Thing Only", "Back to an Old Love"],
    Earth: ["Borrow One Technique", "Show, Then Be Shown", "Guess, Then Time It"],
    Air: ["Test How You Learn", "Do It From Memory", "Alter One Thing Only"],
    Water: ["Learn with Someone Watching", "An Hour of Being New", "Make Music With Others"],
  },
  ISFJ: {
    Fire: ["Learn with Someone Watching", "A Corner for Yourself", "Back to an Old Love"],
    Earth: ["Learn One Dish for Guests", "Guess Before You Look", "Two Hours Without Directions"],
    Air: ["Guess Before You Look", "Rough but Finished", "Start the Worst of Six"],
    Water: ["Show It Half Done", "A Corner for Yourself", "Ask Instead of Guessing"],
  },
  ESTJ: {
    Fire: ["Ten Minutes, Every Day", "An Hour of Being New", "Practice the Hard Part"],
    Earth: ["Alter One Thing Only", "Test How You Learn", "Test One Unwritten Rule"],
    Air: ["Twenty Minutes of Looking", "One Course at a Time", "Do It From Memory"],
    Water: ["Guess Before You Look", "Back to an Old Love", "Fifteen Minutes for Sorrow"],
  },
  ESFJ: {
    Fire: ["Learn with Someone Watching", "Back to an Old Love", "Practice the Hard Part"],
    Earth: ["Ask the Obvious Question", "Drop the Automatic Smile", "Test One Unwritten Rule"],
    Air: ["Twenty Minutes of Looking", "Do It From Memory", "One Question, Seven Mornings"],
    Water: ["Guess Before You Look", "Back to an Old Love", "One Memory, Written Down"],
  },
  ISTP: {
    Fire: ["Use What You Bought", "Start the Worst of Six", "One Course at a Time"],
    Earth: ["Twenty Minutes of Looking", "Show, Then Be Shown", "Test How You Learn"],
    Air: ["Rough but Finished", "An Hour of Being New", "An Answer by Five"],
    Water: ["Loose or Tight", "Back to an Old Love", "Twenty Minutes of Looking"],
  },
  ISFP: {
    Fire: ["Alter One Thing Only", "Practice the Hard Part", "Back to an Old Love"],
    Earth: ["Finish With What’s Here", "Use What You Bought", "Rough but Finished"],
    Air: ["Put It in Plain Words", "One Course at a Time", "Speak Up Once a Day"],
    Water: ["Back to an Old Love", "Fifteen Minutes for Sorrow", "Learn with Someone Watching"],
  },
  ESTP: {
    Fire: ["An Hour of Being New", "Practice the Hard Part", "Do It From Memory"],
    Earth: ["Show, Then Be Shown", "One Poem for a Week", "Learn One Dish for Guests"],
    Air: ["One Course at a Time", "Practice the Hard Part", "Mend One Thing Well"],
    Water: ["Learn with Someone Watching", "Ask Instead of Guessing", "Fifteen Minutes for Sorrow"],
  },
  ESFP: {
    Fire: ["Stop Where It’s Easy", "Ten Minutes, Every Day", "Practice the Hard Part"],
    Earth: ["Learn One Dish for Guests", "Do It From Memory", "Mend One Thing Well"],
    Air: ["Test How You Learn", "Guess Before You Look", "Do It From Memory"],
    Water: ["Ask the Obvious Question", "Fifteen Minutes for Sorrow", "Guess Before You Look"],
  },
};
