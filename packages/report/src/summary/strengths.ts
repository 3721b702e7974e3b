import type { MbtiType, ZodiacSign } from "@cosmic/domain";
import type { Sentences } from "../text/written-text.ts";

/** What the type is good at, one short line each. */
export const strengthsByType: Record<MbtiType, Sentences> = {
  INTJ: [
    "You notice the weak joint in a plan before any serious weight has been placed on it.",
    "Long projects keep their shape in your imagination, from the first sketch to the final nail.",
    "You can change your mind when the evidence changes, and say so without embarrassment.",
    "Working alone for several hours leaves you clearer, and seldom lonelier, than before.",
  ],
  INTP: [
    "You find the hidden assumption that everyone else has been standing on.",
    "Difficult ideas become simple once you have turned them over long enough.",
    "You stay curious about people and theories you disagree with.",
    "An honest “I don’t know yet” costs you nothing.",
    "Your patience with a good puzzle is close to endless.",
  ],
  ENTJ: [
    "You turn a vague wish into first steps with a name beside each.",
    "Pressure sharpens your thinking instead of scattering it.",
    "You say the necessary thing early, while it can still help.",
    "People work harder near you because you take their ability seriously.",
  ],
  ENTP: [
    "You can argue three sides of a question and learn something useful from each of them.",
    "Dead ends amuse you, since a detour usually turns up something more interesting.",
    "You connect subjects and people that seldom speak to one another.",
    "A dull meeting is rarely safe from your sense of play.",
  ],
  INFJ: [
    "You sense the mood underneath a conversation, and you answer that instead of the words.",
    "Your convictions hold steady at times when it would be easier to abandon them.",
    "You can put into words what somebody has been trying to explain for several weeks.",
    "Small signs tell you early when a person is privately struggling.",
  ],
  INFP: [
    "You protect what is tender in yourself and in others.",
    "Your imagination finds a human story inside the driest facts.",
    "You forgive mistakes readily when the intention behind them was good.",
    "Fashion and pressure have little power over what you love.",
    "Written words come out of you with real feeling in them.",
  ],
  ENFJ: [
    "You notice ability in its shy, early stages, and you give it light and company.",
    "Groups settle down and begin talking honestly when you are in the chair.",
    "You give hard news in a manner that leaves everybody’s dignity intact.",
    "A promise to a friend shapes your diary more than your own comfort or convenience does.",
  ],
  ENFP: [
    "You make strangers feel like people you were hoping to meet.",
    "Fresh ideas arrive quickly, and you give them away without counting.",
    "You can find something worth loving in an unpromising week.",
    "Your enthusiasm wakes up ambitions others had put to bed.",
  ],
  ISTJ: [
    "Whatever you say you will do gets done, and usually on the very day you mentioned.",
    "You remember the one practical detail that saves everybody an afternoon.",
    "Dull but necessary duties are safe with you, which allows other people to sleep at night.",
    "Your judgement rests on what actually happened, however awkward that may turn out to be.",
    "Money, time and tools all last a little longer in your care.",
  ],
  ISFJ: [
    "You notice what people need before they have found a comfortable way to ask.",
    "Kept promises and remembered dates are your ordinary way of saying love.",
    "You bring a calm and practical presence to kitchens, offices and other crowded places.",
    "Useful help comes from you quietly, with no speech attached to the parcel.",
  ],
  ESTJ: [
    "You bring order to a muddle in the time that other people take to complain about it.",
    "Everybody knows where they stand with you, and most people find it a relief.",
    "You maintain a good standard when it would be simpler and more popular to let it slip.",
    "Given a clear objective and a date, you can steer any number of hands toward it.",
  ],
  ESFJ: [
    "You make a gathering feel expected and looked after from the first knock at the door.",
    "Names, allergies, anniversaries and old sorrows stay in your memory.",
    "You can mend a coolness between friends before it has time to set hard.",
    "Loyalty comes to you as naturally as laying an additional place at table.",
    "You do your share of the work, and then quietly some of the rest.",
  ],
  ISTP: [
    "You stay level when machinery, arrangements or people fail without warning.",
    "One careful look at how a thing moves often tells you why it has stopped.",
    "You waste very little, whether in effort, in materials or in words.",
    "New skills come quickly to you once your hands are allowed to try.",
  ],
  ISFP: [
    "Your eye for colour, shape and timing improves whatever you happen to touch.",
    "You accept people as they are, and you allow them to change at their own pace.",
    "Beauty in ordinary things rarely manages to get past you unseen.",
    "You remain faithful to your values without needing anyone to watch.",
  ],
  ESTP: [
    "You act while the opportunity is still there, and you make adjustments as you go.",
    "Reading a face or a crowd takes you about as long as entering the room.",
    "You keep your humour in a difficult corner, and you lend it generously to others.",
    "Facts on the ground carry more authority with you than any grand theory.",
  ],
  ESFP: [
    "You can lift the mood of an entire day without making a project of it.",
    "Practical kindness, such as a lift home or a hot dinner, is second nature to you.",
    "You try unfamiliar things first, and laugh at yourself kindly when they go wrong.",
    "Your senses catch the particular moment that is worth stopping for.",
    "Nobody remains a stranger for very long once you have said hello.",
  ],
};

/** What the sign's symbolism adds, one short line each. */
export const strengthsBySign: Record<ZodiacSign, Sentences> = {
  Aries: [
    "You go first, so that other people can see it is actually possible.",
    "Anger leaves you as quickly as it came, and resentment finds very little to eat.",
    "An empty page looks to you like an open invitation.",
  ],
  Taurus: [
    "You finish at a steady pace what quicker people have abandoned along the way.",
    "Comfort, good food and unhurried company are presents you know how to give.",
    "Once your mind is settled, loud or impatient voices do not move it.",
  ],
  Gemini: [
    "You translate between people who use the same words differently.",
    "Learning the basics of anything takes you one good evening.",
    "A light remark from you can loosen a whole room.",
  ],
  Cancer: [
    "You make both places and people feel sheltered, often without their noticing how.",
    "Your sense of what another person is feeling is seldom very far off.",
    "You hold on to old friends, good recipes, letters and promises.",
  ],
  Leo: [
    "You praise other people out loud, and you mean every word of it.",
    "Your warmth gives nervous beginners the confidence to try.",
    "Whatever carries your name is done with evident pride.",
  ],
  Virgo: [
    "You improve things by inches until they quietly begin to work.",
    "Careful hands and an honest eye make you an easy person to rely on.",
    "You offer assistance in a form that can actually be used.",
  ],
  Libra: [
    "You weigh a matter fairly, even when you have an interest of your own in it.",
    "Tact comes to you easily, along with a practised feeling for what looks right.",
    "You can hold a disagreement open until both sides have been properly heard.",
  ],
  Scorpio: [
    "You keep a confidence as carefully as though it were your own secret.",
    "Difficult truths do not make you look away, even from your own.",
    "When you commit yourself to something, you bring everything you have.",
  ],
  Sagittarius: [
    "You keep the wider meaning in view when other people are buried in particulars.",
    "Your candour clears the atmosphere and seldom leaves a bruise behind.",
    "Setbacks turn into good stories in your hands before the week is out.",
  ],
  Capricorn: [
    "You think in years, and your patience has plans.",
    "Duty and dry wit sit together in you comfortably.",
    "You carry weight without telling everyone how heavy it is.",
  ],
  Aquarius: [
    "You examine the usual road carefully before you agree to walk down it.",
    "Friendship with you crosses ordinary lines of age, taste and background.",
    "You can remain cool enough in an emergency to think for the whole group.",
  ],
  Pisces: [
    "You feel your way to answers that logic only discovers later.",
    "Compassion comes to you first, with judgement a distant second.",
    "Your dreams and doodles turn out to be a genuine source of useful ideas.",
  ],
};
