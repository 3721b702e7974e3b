/** Houses 1 to 12. */
export const sunHouse: readonly string[] = [
  "People notice when you arrive, and they notice your mood, because the Sun in the first house makes identity and appearance nearly one, so that you lead easily and conceal badly. Decide, on the way in, how you’d like to come across.",
  "With the Sun in the second house, self-respect is tied to earning, owning and being good at something useful, and a lean month can feel like a verdict. List three things you’re worth that nobody pays for.",
  "Talking, writing, learning and getting around make you feel alive, since the Sun in the third house is at its best in everyday contact and explains things well. The temptation is to fill each pause. Let others end one.",
  "A fourth-house Sun builds its sense of self in private, through family, property or a feeling of origin, and often comes into its own later in life. Home means more to you than your calendar suggests. Protect one evening a week there.",
  "Give an hour every week to making something, whoever is watching. With the Sun in the fifth house you’re most yourself in play, romance and performance, and you want a response to what you create. Ordinary weeks feel flat without one.",
  "Pride comes from work done well. The sixth-house Sun looks for purpose in daily tasks, in service, in a body and a schedule that function. Being needed can replace being known, so accept an invitation that requires nothing of you.",
  "Alone, you lose interest. With the Sun in the seventh house you find out who you are through another person, and partners, clients and even rivals bring out your best. Settle one question a month without consulting anyone.",
  "Debt, desire, loss, whatever two people share and don’t discuss: serious subjects draw in the eighth-house Sun, which gains confidence from a crisis it has come through. Calm can feel empty. Practice enjoying some without looking for the catch.",
  "Study, travel and large questions give you energy. With the Sun in the ninth house you want to understand the world and to tell others about it, sometimes at length. Ask the next person what they think, and hear them out.",
  "At the top of the chart, in the tenth house, the Sun seeks a public task, a responsibility that people can see, and a name that stands for something. Private life pays for it. Tell those at home which evenings are theirs.",
  "Friends and shared plans bring out the best in an eleventh-house Sun, whose chances often come through a group, where it’s easy to lose track of a personal wish. Write down one that no group would vote for.",
  "When credit is due to you, accept it without passing it on. The Sun in the twelfth house works best where nobody sees it, recovers alone, and understands people in trouble. Applause makes it uneasy, even when earned.",
];
