import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Saturn",
  bySign: {
    Aries: [
      "Saturn was reining in Aries when you were born, as a captain checks a keen crew.",
      "Leading may suit you once you know which battles deserve the bugle and which can be settled over lunch.",
    ],
    Taurus: [
      "Your Saturn stands in Taurus like a gatepost.",
      "People may lean on your constancy, and the harder task could be changing course in public when the ground has moved.",
    ],
    Gemini: [
      "A careful clerk sits beside Saturn in Gemini, where your chart places it.",
      "Clear memos and exact words might be your style of leading, though a team also needs the chatter at the door.",
    ],
    Cancer: [
      "At your birth Saturn was mending the roof of Cancer.",
      "You may carry a group as if it were family, and could share the worry out along with the duties.",
    ],
    Leo: [
      "Command sits gravely on Saturn in Leo, the sign it held when you were born.",
      "Credit may be hard for you to take and harder to request, so practise both on small occasions.",
    ],
    Virgo: [
      "Saturn checks the rigging from Virgo in your birth chart.",
      "Your standards may lift the work, while pencil marks on everyone’s draft could sink the mood on board.",
    ],
    Libra: [
      "Judges sit under Saturn in Libra, its place of honour and your placement.",
      "A decision explained with care may earn you more trust than a popular one made in haste.",
    ],
    Scorpio: [
      "When you were born, Saturn was holding a closed meeting in Scorpio.",
      "Bad news may find you a calm leader, provided people are told enough to stop them guessing the rest.",
    ],
    Sagittarius: [
      "Saturn drew a map of Sagittarius before setting out, at the time of your birth.",
      "Others may follow your sense of direction, and deserve to be told about the supplies.",
    ],
    Capricorn: [
      "You were born with Saturn in Capricorn, where authority wears an old coat.",
      "Staying late may seem to you the proper way to earn rank, and yet going home in plain sight also leads.",
    ],
    Aquarius: [
      "Saturn chairs the assembly in Aquarius, and your chart seats it there.",
      "Equal voices and fixed procedure may be your style, with exceptions made for the person who cannot shout.",
    ],
    Pisces: [
      "In Pisces, the sign of your Saturn, a leader listens for the bell through fog.",
      "Gentleness may be your method, with its limits put in writing before someone kind is worn out.",
    ],
  },
  unsettled:
    "Saturn changed sign around your birth date, and without the exact moment neither of the two is certain; responsibility is its subject in both.",
};
