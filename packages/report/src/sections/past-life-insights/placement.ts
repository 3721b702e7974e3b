import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Saturn",
  bySign: {
    Aries: [
      "Saturn was in Aries when you were born, so a storyteller might cast you as a soldier under orders.",
      "Such a tale could explain why waiting for permission chafes, and why you still wait.",
    ],
    Taurus: [
      "In the story suggested by Saturn in Taurus, your birth placement, somebody once tended poor soil.",
      "Thrift may feel older than you are, as if a hard winter were remembered in the hands.",
    ],
    Gemini: [
      "Your Saturn in Gemini could be told as a copyist’s tale, all ink, cold fingers and no talking.",
      "A reverence for exact words may be its trace, along with an urge to scribble in margins.",
    ],
    Cancer: [
      "The legend of Saturn in Cancer, drawn from your chart, begins with a shut door and snow.",
      "A strong pull towards making shelter may be the part of that story you carry on.",
    ],
    Leo: [
      "Saturn stood in Leo at your birth, and the imagined memory is of a court with strict manners.",
      "You may bow inwardly to applause, unsure whether it is safe to enjoy it.",
    ],
    Virgo: [
      "As a tale, Saturn in Virgo gives your past a scullery, an infirmary or a ledger.",
      "Service came first in it, and you could ask today whose standard you are still scrubbing to.",
    ],
    Libra: [
      "Libra held Saturn in honour when you were born, which a poet could turn into a magistrate’s memory.",
      "The weight of judging may linger, so hand one small verdict to somebody else.",
    ],
    Scorpio: [
      "With Saturn in Scorpio on your birth date, the fable concerns a vault and its sworn keeper.",
      "What might you once have been asked never to mention, and does that silence still protect anyone?",
    ],
    Sagittarius: [
      "Saturn in Sagittarius, your own placement, tells of a pilgrim delayed at every bridge.",
      "The sense of an unfinished road may travel with you, and a shelf of maps would be a way to honour it.",
    ],
    Capricorn: [
      "One could imagine a stonemason for Saturn in Capricorn, the sign it held at your birth.",
      "The walls in that tale may stand for patience, and for a person who seldom came down from them.",
    ],
    Aquarius: [
      "A warden of the outer wall stands for Saturn in Aquarius, where it was on your birth date.",
      "You may know the feeling of living at the edge of town while caring about everyone in it.",
    ],
    Pisces: [
      "Saturn walked the shore of Pisces at the time you were born, and the story is of a lighthouse.",
      "A vow of solitude may be its echo, and you are free to let the lamp be shared.",
    ],
  },
  unsettled:
    "Saturn changed sign around your birth date, so without the exact moment the tale lacks its setting, though its lesson is still patience.",
};
