import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Courage is catching around Jupiter in Aries, which is said to give the kind of encouragement that gets hesitant people to apply, to ask, to begin, and now and then pushes someone who wasn’t ready. That hurts. Ask how ready they feel, and believe the answer.",
  Taurus:
    "How much would be plenty? Write the figure down before you start, because knowing when to stop is hard for Jupiter in Taurus, whose talent is increase. Given time, savings, gardens and shy people all grow in your care, since you give enough and don’t keep checking the roots.",
  Gemini:
    "Jupiter in Gemini knows a little of almost everything, is easy to talk to, and has a talent for connecting: this person should meet that one, this idea belongs with that. Follow-through is weaker. Make one introduction this week, and in a month ask what came of it.",
  Cancer:
    "Jupiter is exalted in Cancer, and its talent for making people welcome has few limits: you know by heart who can’t eat what, newcomers are at ease within minutes, and the caring becomes too much only when nobody asked for it. Offer help once. Then wait for the answer.",
  Leo: "Jupiter in Leo is a talent for joy. A plain evening feels like an occasion when you’re in it, and novices do better because you so clearly expect them to, but numbers get bigger in the telling, and so do your offers. Be lavish with praise. Promise only what’s already in your calendar.",
  Virgo:
    "Jupiter, a planet of large ideas, has to work with details in Virgo, and the result is a talent for making other people’s plans work with whatever is available, which you undersell because you see what’s still wrong. They see that the plan works. When someone praises it, don’t list the faults.",
  Libra:
    "Jupiter in Libra has a gift for bringing the right people together: it sees who should sit beside whom, which colors match, and what wording lets both sides agree. Because this looks effortless, it goes unpaid. Ask to be named as the mediator you already are, with a fee.",
  Scorpio:
    "You ask for little in return. The talents of Jupiter in Scorpio lie in research, in joint finances, and in keeping steady beside someone who is suffering, so people tell you what they haven’t told anyone, and then forget that you have worries too. After the next such talk, offer a worry of your own.",
  Sagittarius:
    "Jupiter rules Sagittarius and is strong here. Its gift is finding the lesson in an experience and telling it so that other people take heart, which makes you a natural teacher whether or not you have students. Exaggeration comes with it. Keep the story, by all means, and check its numbers.",
  Capricorn:
    "Tell people first what you like about their idea. They will ask for the rest soon enough, because Jupiter in Capricorn has a gift for turning big plans into budgets, permits and deadlines, and it’s often given real duties early. Realism offered too soon discourages people you could help.",
  Aquarius:
    "Ideas come to you faster than follow-through. The talent lies in groups, since Jupiter in Aquarius sees how many people would act if one rule were changed, and brings together those who fit nowhere else, but whoever proposed it isn’t always there by the third meeting. Stay a year.",
  Pisces:
    "One fixed hour a day, for one art or one kind of help, would do more for you than another burst of inspiration. So much comes easily to Jupiter, the traditional ruler of Pisces, generous with imagination, sympathy and an ear for what goes unsaid, that little of it ever gets finished.",
};
