import { QUIZ_TOPICS, type QuizTopicId } from "./topics.ts";

/** A question as it is put: a prompt and five answers from one pole to the other. */
export interface QuizQuestion {
  id: QuizTopicId;
  /** What the question is about, as a heading. */
  topic: string;
  prompt: string;
  /** In the order shown; the third is the neutral one. */
  answers: readonly [string, string, string, string, string];
}

const WORDING: Readonly<Record<QuizTopicId, Omit<QuizQuestion, "id">>> = {
  energySource: {
    topic: "Energy source",
    prompt: "After a long and crowded week, a free evening opens up. What restores you?",
    answers: [
      "Calling people together; good company is what fills me up again",
      "Seeing a friend or two rather than staying in",
      "Either one, depending on the week I have had",
      "Staying in, with perhaps one short call",
      "Closing the door and having the evening to myself",
    ],
  },
  informationPreference: {
    topic: "Information preference",
    prompt: "Someone describes a plan you have never heard of. What do you reach for first?",
    answers: [
      "The idea behind it, and what it might grow into",
      "The overall direction, with a detail here and there",
      "The idea and the details in about equal parts",
      "The practical points, with a glance at the idea",
      "The facts: what, where, when and how many",
    ],
  },
  decisionBasis: {
    topic: "Decision basis",
    prompt: "Two good choices lie in front of you. What settles it?",
    answers: [
      "The stronger argument, even if I like it less",
      "Mostly the reasoning, softened by how it feels",
      "Reason and feeling get an equal vote",
      "Mostly what feels right, checked against reason",
      "What sits right with my heart and with the people it touches",
    ],
  },
  lifestylePreference: {
    topic: "Lifestyle preference",
    prompt: "You have a week off and a journey to make. How does it begin?",
    answers: [
      "I set out and let each day decide",
      "A rough direction, and plenty of room to wander",
      "Some days planned, some left open",
      "The main stops booked, with small gaps between",
      "A full route, settled before I leave",
    ],
  },
  socialBehaviour: {
    topic: "Social behaviour",
    prompt: "You arrive at a gathering where you know only the host. What happens next?",
    answers: [
      "I find a quiet corner and wait until someone comes to me",
      "I keep close to the host and speak when spoken to",
      "I watch for a while, then join in somewhere",
      "I drift over to a group that looks friendly",
      "I introduce myself around the room before my coat is off",
    ],
  },
  problemSolvingFocus: {
    topic: "Problem solving focus",
    prompt: "Something that always worked has stopped working. Where do you begin?",
    answers: [
      "With what I can see and test, one step at a time",
      "With the method that worked the last time",
      "With a quick check and a hunch, side by side",
      "With a hunch about the cause, checked afterwards",
      "With the pattern behind it, and a new way to see the whole",
    ],
  },
  valuesPriority: {
    topic: "Values priority",
    prompt:
      "A friend shows you work that is not good yet and asks what you think. What matters most?",
    answers: [
      "That they leave encouraged; the faults can wait",
      "Kindness first, with one gentle hint",
      "Being kind and being exact in the same breath",
      "An accurate answer, put with some care",
      "The plain truth, because that is what helps",
    ],
  },
  comfortWithClosure: {
    topic: "Comfort with closure",
    prompt: "A decision could be made today or left open until next month. What suits you?",
    answers: [
      "Deciding today, so that it is off the table",
      "Deciding soon, after one more look",
      "Neither bothers me",
      "Leaving it open a while, in case something better turns up",
      "Leaving it open as long as I can; a closed door is a loss",
    ],
  },
};

/** The eight questions in the order they are asked. */
export const QUIZ_QUESTIONS: readonly QuizQuestion[] = QUIZ_TOPICS.map(({ id }) => ({
  id,
  ...WORDING[id],
}));
