/** Houses 1 to 12. */
export const sunHouse: readonly string[] = [
  "The Sun in the first house puts the whole performance in the shop window. You arrive, and people know it. What you are and what you appear to be are nearly one, so bad moods are public property.",
  "With the Sun in the second house, worth is your lifelong subject: what you own, what you charge, what you’re good for. Earning your own bread makes you stand straighter. Learn to rest on a day without output.",
  "Your kingdom is the neighborhood. In the third house the Sun thrives on errands, siblings, messages and talk, and you illuminate a subject by chatting about it over a fence. Remember that some silences aren’t waiting to be filled.",
  "A fourth-house Sun rises indoors. Whatever you accomplish elsewhere is measured against a certain front step, a family name, a place where nobody is impressed by you, and the years after fifty tend to feel like the main act.",
  "Play is serious business with the Sun in the fifth house. You’re most yourself when making, flirting, performing, or building forts with people under ten. Ordinary weeks bore you badly, so give each of them one rehearsal of something.",
  "The Sun in the sixth house finds its dignity in the daily round. A bench in order, a dog walked, a system that works: these are your medals. Beware of being so necessary that nobody remembers inviting you.",
  "Alone onstage, you look around for the other actor. The seventh-house Sun needs a partner, a client, even a worthy rival, in order to find its lines. Choose opponents well. Spend one weekend a season consulting nobody.",
  "The eighth house gives your Sun its night shift. You’re drawn to what is shared and not discussed, inheritance, desire, mourning, debt, and you look most alive when the conversation has just become slightly dangerous. Surface regularly, for sandwiches.",
  "With the Sun in the ninth house, home is wherever there’s a longer view. Study, travel and large questions feed you. The family has heard the lecture. Bring them a souvenir from it that fits on a windowsill.",
  "At its highest post, in the tenth house, the Sun wants a public task. You mind how your name is spoken by people you’ll never meet. Ambition is natural here. So is forgetting whose supper is drying in the oven.",
  "The eleventh-house Sun belongs to a crowd with a purpose. Friends brought you your best chances, and you think readily in the plural, about the next decade. Ask what you alone would want if the committee were abolished.",
  "Behind the scenes is where the Sun in the twelfth house does its real work. You recover alone, understand prisoners and invalids, and give without a signature. Recognition feels like a draft on the neck. Accept some.",
];
