import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Sulkers exhaust you. The tradition gives the Moon in Aries a warm, combustible heart that needs a companion who answers back, laughs in the middle of the argument, and is finished with it before the toast is cold. Anyone who has to be handled with tongs won’t last the season.",
  Taurus:
    "Watch their hands. For the Moon in Taurus a good match is a person who salts the water, mends the strap, and touches your back in passing for no reason whatever. Dramatic declarations convince you of nothing. Whoever is still there in February, unbored and humming, has made the case.",
  Gemini:
    "Boredom, for you, is grounds for separation. The Moon in Gemini falls in love with whoever sends a ridiculous fact in the middle of the afternoon and isn’t talked out in the ninth hour of a bus ride. Beauty helps. Conversation is what you marry.",
  Cancer:
    "What you want is a nest, with reinforcements. The Moon in Cancer opens to a person who remembers your aunt’s name, telephones upon landing, and doesn’t ridicule the box of old letters. Test nobody by going silent. They’ll fail it, being unable to hear the question.",
  Leo: "You need a fan. Flattery won’t serve, since the Moon in Leo can smell insincere praise through brick; what’s wanted is a person who retells your triumph at parties and gets the details right. Return the favor. Two proud hearts do beautifully together, provided their birthdays are far apart.",
  Virgo:
    "Look for the one who notices. The Moon in Virgo is won by a person who fixes the dripping faucet unasked, remembers the correct brand of tea, and respects your worrying without joining in. Grand declarations get checked for spelling. When you’re properly loved, you leave the dishes until morning.",
  Libra:
    "An equal, first of all. The Moon in Libra rests beside someone courteous who asks what you’d like, waits through “I don’t mind,” and asks again. Public ugliness extinguishes tenderness. Beware of the pleasant match that never once disagrees; it resembles tennis with a very considerate wall.",
  Scorpio:
    "Half of a person is no use to you. The Moon in Scorpio wants all of someone, including the year they never discuss, and prefers a brutal fact to a kind evasion at any hour. Keep whoever tells you first, unprompted. Whoever tells you everything during the appetizer is rehearsing.",
  Sagittarius:
    "The right person laughs with the entire face and owns proper boots. The Moon in Sagittarius can’t be happy with anyone who sighs at maps, so look for a fellow traveler with opinions and a life that runs without you. Miss each other. It’s how you attach.",
  Capricorn:
    "Love, to you, is whoever turns up with the jumper cables. The Moon in Capricorn judges by conduct over five winters, and melts, unobserved, at loyalty. Choose the one who can laugh you out of your duties without laughing at them. Then say that you need them.",
  Aquarius:
    "First a friend and then, to general surprise, still a friend. The Moon in Aquarius attaches itself to someone odd enough to be interesting and independent enough to leave your solitary evenings intact. Neediness sends you to the roof. Being never needed leaves you lonely in an unfamiliar language.",
  Pisces:
    "You’ve loved people for what they were underneath, and had to live with what was on top. The Moon in Pisces requires a tender pragmatist, someone with dry socks, a sense of humor and functioning brakes, who never makes fun of tears. Whenever you feel like a rescuer, row back.",
};
