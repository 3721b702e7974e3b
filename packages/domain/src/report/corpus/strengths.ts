import type { MbtiType } from "../../mbti/types.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";
import type { Sentences } from "./section-corpus.ts";

/** What the type is good at, one short line each. */
export const strengthsByType: Record<MbtiType, Sentences> = {
  INTJ: [
    "You see the weak joint in a plan before any weight is put on it.",
    "Long projects keep their shape in your head from first sketch to last nail.",
    "You can change your mind when the evidence does, and say so.",
    "Working alone for hours leaves you clearer rather than lonelier.",
  ],
  INTP: [
    "You find the hidden assumption that everyone else has been standing on.",
    "Difficult ideas become simple once you have turned them over long enough.",
    "You stay curious about people and theories you disagree with.",
    "An honest “I don’t know yet” costs you nothing.",
    "Your patience with a good puzzle is close to endless.",
  ],
  ENTJ: [
    "You turn a vague wish into first steps with names beside them.",
    "Pressure sharpens your thinking instead of scattering it.",
    "You say the necessary thing early, while it can still help.",
    "People work harder near you because you take their ability seriously.",
  ],
  ENTP: [
    "You can argue three sides of a question and learn something from each.",
    "Dead ends amuse you, since a detour usually turns up something better.",
    "You link fields that seldom speak to one another.",
    "A dull meeting is rarely safe from your sense of play.",
  ],
  INFJ: [
    "You sense the mood under a conversation and answer that instead.",
    "Your convictions hold steady when it would be easier to drop them.",
    "You can put into words what someone has been trying to say for weeks.",
    "Small signs tell you early when a person is struggling.",
  ],
  INFP: [
    "You protect what is tender in yourself and in others.",
    "Your imagination finds a human story inside the driest facts.",
    "You forgive mistakes readily when the heart behind them was good.",
    "Fashion and pressure have little power over what you love.",
    "Written words come out of you with real feeling in them.",
  ],
  ENFJ: [
    "You notice talent in its shy, early stages and give it light.",
    "Groups settle and start talking when you are in the chair.",
    "You give hard news in a way that leaves dignity intact.",
    "A promise to a friend shapes your diary more than your own comfort does.",
  ],
  ENFP: [
    "You make strangers feel like people you were hoping to meet.",
    "Fresh ideas arrive quickly, and you give them away without counting.",
    "You can find something worth loving in an unpromising week.",
    "Your enthusiasm wakes up ambitions others had put to bed.",
  ],
  ISTJ: [
    "What you say you will do gets done, on the day you said.",
    "You remember the detail that saves everyone an afternoon.",
    "Dull duties are safe with you, which lets others sleep at night.",
    "Your judgement rests on what happened, however awkward that is.",
    "Money, time and tools last longer in your care.",
  ],
  ISFJ: [
    "You notice what people need before they have found a way to ask.",
    "Kept promises and remembered dates are your way of saying love.",
    "You bring calm to kitchens, wards, offices and other crowded places.",
    "Practical help comes from you without a speech attached.",
  ],
  ESTJ: [
    "You bring order to a muddle in the time others take to complain about it.",
    "Everyone knows where they stand with you, and most find it restful.",
    "You keep standards high when it would be simpler to let them slip.",
    "Given a job and a date, you can steer any number of hands toward it.",
  ],
  ESFJ: [
    "You make a gathering feel looked after from the first knock at the door.",
    "Names, allergies, anniversaries and old sorrows stay in your memory.",
    "You can mend a coolness between friends before it sets hard.",
    "Loyalty comes to you as naturally as laying an extra place.",
    "You do your share of the work, and then quietly some of the rest.",
  ],
  ISTP: [
    "You stay level when machines, plans or people fail without warning.",
    "One look at how a thing moves often tells you why it stopped.",
    "You waste little, in effort, in materials or in words.",
    "New skills come quickly once your hands are allowed to try.",
  ],
  ISFP: [
    "Your eye for colour, shape and timing improves whatever you touch.",
    "You accept people as they come and let them change at their own pace.",
    "Beauty in plain things rarely gets past you unseen.",
    "You keep to your values without needing anyone to watch.",
  ],
  ESTP: [
    "You act while the chance is still there, and adjust as you go.",
    "Reading a face or a room takes you about as long as entering it.",
    "You keep your humour in a tight corner and lend it to others.",
    "Facts on the ground count for more with you than grand theories.",
  ],
  ESFP: [
    "You lift the mood of a day without making a project of it.",
    "Practical kindness, such as a lift home or a hot meal, is second nature.",
    "You try things first and laugh at yourself kindly when they go wrong.",
    "Your senses catch the moment that is worth stopping for.",
    "Nobody stays a stranger for long once you have said hello.",
  ],
};

/** What the sign's symbolism adds, one short line each. */
export const strengthsBySign: Record<ZodiacSign, Sentences> = {
  Aries: [
    "You go first, so that others can see it is possible.",
    "Anger leaves you as fast as it came, and grudges find little to eat.",
    "A blank page looks to you like an invitation.",
  ],
  Taurus: [
    "You finish at a steady pace what quicker people abandon.",
    "Comfort, good food and unhurried company are gifts you know how to give.",
    "Once your mind is settled, loud voices do not move it.",
  ],
  Gemini: [
    "You translate between people who use the same words differently.",
    "Learning the basics of anything takes you one good evening.",
    "A light remark from you can loosen a whole room.",
  ],
  Cancer: [
    "You make places and people feel sheltered.",
    "Your sense of what someone is feeling is seldom far off.",
    "You hold on to friends, recipes, letters and promises.",
  ],
  Leo: [
    "You praise others out loud and mean every word of it.",
    "Your warmth gives nervous people the nerve to begin.",
    "Whatever carries your name is done with pride.",
  ],
  Virgo: [
    "You improve things by inches until they quietly work.",
    "Careful hands and an honest eye make you easy to rely on.",
    "You offer help in a form that can actually be used.",
  ],
  Libra: [
    "You weigh a matter fairly, even when you have a stake in it.",
    "Tact comes easily to you, along with a feel for what looks right.",
    "You can hold a quarrel open until both sides have been heard.",
  ],
  Scorpio: [
    "You keep a confidence as though it were your own.",
    "Hard truths do not make you look away.",
    "When you commit to something, you bring everything you have.",
  ],
  Sagittarius: [
    "You keep the wider meaning in sight when others are lost in the details.",
    "Your candour clears the air and seldom leaves a bruise behind.",
    "Setbacks turn into good stories in your hands.",
  ],
  Capricorn: [
    "You think in years, and your patience has plans.",
    "Duty and dry wit sit together in you comfortably.",
    "You carry weight without telling everyone how heavy it is.",
  ],
  Aquarius: [
    "You question the usual way before you walk down it.",
    "Friendship with you crosses lines of age, taste and background.",
    "You can stay cool enough in a crisis to think for the group.",
  ],
  Pisces: [
    "You feel your way to answers that logic reaches later.",
    "Compassion comes first to you, and judgement a distant second.",
    "Your dreams, doodles and daydreams are a real source of work.",
  ],
};
