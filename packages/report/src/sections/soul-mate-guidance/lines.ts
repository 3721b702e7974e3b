import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Closeness, for you, often begins with somebody who improves your argument and then asks whether you have eaten.",
      "You let few people into the planning room.",
      "A kindred companion is one who knocks first, stays a while, and moves a chair without permission.",
    ],
    INTP: [
      "The person who suits you may be found at the end of a long digression, still listening.",
      "You show affection by thinking about someone’s problem at three in the morning.",
      "It helps to mention this aloud, because devotion carried out in silence resembles absence.",
    ],
    ENTJ: [
      "Respect tends to arrive before tenderness in your important bonds, and both are meant to stay.",
      "You warm to anyone who holds a position under pressure and laughs afterwards.",
      "A true companion may laugh at your five-year plan and then ask where they come into it.",
    ],
    ENTP: [
      "You recognise a kindred spirit by the speed of the return serve.",
      "Attraction often starts as a disagreement about something entirely unimportant, continued on the pavement.",
      "What keeps it alive is the discovery that this person can also sit with you when the wit runs out.",
    ],
    INFJ: [
      "An old idea of the soul mate as one who understands without words may hold a particular charm for you.",
      "You understand others that way, after all.",
      "The kinder experiment is to say what you need plainly, and see who leans closer.",
    ],
    INFP: [
      "You have perhaps been writing to an unknown companion for years, in the margins of books and songs.",
      "Any real person will spell some of the words differently.",
      "Love may be the pleasure of learning their handwriting while keeping your own.",
    ],
    ENFJ: [
      "People fall in easily beside you, since you remember their interviews, allergies and unfinished plans.",
      "The rarer companion is curious about yours.",
      "Look kindly on anyone who interrupts your care with a question and then waits through the first polite answer.",
    ],
    ENFP: [
      "Each new bond can feel to you like a door opening onto a garden at night.",
      "You bring lanterns, music and an excellent plan for spring.",
      "The companion worth keeping enjoys the lanterns and also volunteers to rake leaves in November.",
    ],
    ISTJ: [
      "Your idea of devotion has a service history, with dates, distances and parts replaced in good time.",
      "Declarations impress you less than a lift home from the station.",
      "A well-matched companion learns to read that language and now and then translates it aloud for you.",
    ],
    ISFJ: [
      "You are apt to love in errands, saved clippings and a spare blanket left where it will be found.",
      "Someone suited to you notices the blanket.",
      "Better still, that person asks what you would have chosen for yourself, and does not accept anything vague.",
    ],
    ESTJ: [
      "A bond, in your view, is something two people maintain, like a roof or a shared calendar.",
      "You feel loved when promises are kept at the hour named.",
      "Let a good companion also see you undecided, which is a kind of trust few are offered.",
    ],
    ESFJ: [
      "Belonging is your native country, and you issue visas generously.",
      "The bond that nourishes you will have birthdays in it, known songs and a place at a crowded table.",
      "It should also include one chair where you may sit with your shoes off and your worries unhidden.",
    ],
    ISTP: [
      "Companionship suits you best side by side, facing a road, a river or a stubborn gearbox.",
      "Anybody who can share an hour of silence comfortably has already passed your examination.",
      "Closeness may grow when you offer one remark about your inner weather before being asked.",
    ],
    ISFP: [
      "You notice a kindred person by small evidence, such as how they handle a bird’s nest or a tired waiter.",
      "Grand speeches make you look for the exit.",
      "Tenderness keeps well wherever your taste, your privacy and your freedom to wander are respected.",
    ],
    ESTP: [
      "Chemistry counts for something with you, and so does anybody who can keep up on the stairs.",
      "The first months of a bond are your natural sport.",
      "A deeper test comes on a dull Tuesday with a blocked drain, which you may secretly enjoy together.",
    ],
    ESFP: [
      "With you affection is seldom abstract, since it comes with an embrace, a nickname and the larger slice.",
      "You open quickly and sincerely.",
      "The right sort of companion joins the dancing, then asks in the taxi what made your smile slip for a moment.",
    ],
  },
  bySign: {
    Aries: [
      "Tradition gives Aries the opening move, so affection here is brisk and honest.",
      "The symbol suits a companion who can say no without drama and yes without conditions.",
      "Heat comes naturally; what it may learn from Libra, its partner across the wheel, is to wait for the second half of the sentence.",
    ],
    Taurus: [
      "In the country of Taurus, love is measured by what is still standing after several winters.",
      "Venus rules the sign, and the old texts speak of good meals, soft wool and slow trust.",
      "Suitable companions respect the pace; both may occasionally require a reason to rearrange the furniture.",
    ],
    Gemini: [
      "Conversation is the courtship that the old books assign to Gemini, with letters where others send flowers.",
      "An ideal companion has news, jokes and a mind capable of changing.",
      "Some quiet is needed as well; the best of friends spend part of every day apart in order to have something to report.",
    ],
    Cancer: [
      "Love in Cancer, by its emblem, is approached from the side and held firmly.",
      "Safety comes first in this symbolism, and ease follows a little later.",
      "Someone well suited will not laugh at the stored keepsakes; you in turn might say which remark has hurt before it grows.",
    ],
    Leo: [
      "Tradition gives Leo a feast day in matters of the heart, and hopes that somebody will come dressed for it.",
      "You need a companion who can applaud sincerely and also share the stage.",
      "Loyalty is assumed; small private praise, given where no one is watching, often reaches further than the bouquet.",
    ],
    Virgo: [
      "Modesty is the first thing the old lore says of love in Virgo, and clean sheets are the second.",
      "A companion who notices the sheets will be loved in great detail.",
      "Criticism may slip out wearing the apron of help; leave one fault alone each week, and call that tenderness too.",
    ],
    Libra: [
      "Venus rules Libra in the old scheme, and lends it candles, good manners and an eye for a pair.",
      "A shared idea of beauty matters here, down to the cups.",
      "A suitable companion has opinions and will state them kindly; harmony rings truer once somebody has admitted which film they preferred.",
    ],
    Scorpio: [
      "Depth is what the old symbolism expects of Scorpio, with few keys issued and every one remembered.",
      "A companion of this sign does well to be truthful early.",
      "Passion and privacy draw from the same well; you may decide, bucket by bucket, how much of it to share.",
    ],
    Sagittarius: [
      "By tradition Sagittarius loves along the road and sends postcards from inside the same house.",
      "Freedom and frankness are its household gods.",
      "A fellow traveller packs light and asks large questions; returning when promised is the small courtesy that keeps so much sky friendly.",
    ],
    Capricorn: [
      "Time is on the side of Capricorn, say the almanacs, and affection here is built to outlast the weather.",
      "The sign shows love by turning up, paying attention and mending the gate.",
      "Warmth may arrive late and then remain; a patient companion learns where the dry jokes are kept.",
    ],
    Aquarius: [
      "In the lore of Aquarius two people meet best side by side, looking up at the same strange star.",
      "The sign prefers an equal who has a separate life and something odd on the bookshelf.",
      "Distance is often a form of respect here; even so, a warm hand offered in time can say what principle leaves out.",
    ],
    Pisces: [
      "The old writers allow Pisces a love without clear edges, kind to strays and fond of music.",
      "Compassion is the sign’s great dowry.",
      "A fitting companion enjoys the dream and also knows where the towels are; your own outline is part of what you bring, so keep it visible.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Sparring warms this pairing, and many of its attachments begin as rivalry with good manners; remember to lose a round occasionally for the pleasure of it.",
    "NT-Earth":
      "Trust here is engineered slowly, tested under load and then relied upon for decades; a companion may need telling that the survey was itself a compliment.",
    "NT-Air":
      "Ideas travel between people in this pairing like post between two islands; once in a while somebody has to row across and deliver the feeling in person.",
    "NT-Water":
      "A logical temperament in the element of feeling may study love from the bank for years; the water, on acquaintance, proves shallower and warmer than the charts suggested.",
    "NF-Fire":
      "Devotion burns visibly here and is quick to see the best in someone; let other people be their usual size sometimes, with laundry and poor moods.",
    "NF-Earth":
      "Romance with roots is the promise of this combination, including shared soup and honest plans; ideals grow better when somebody waters them on weekdays.",
    "NF-Air":
      "Letters, late talks and private vocabularies are the natural shelter of this pairing; understanding arrives early, and presence is the gift that completes it.",
    "NF-Water":
      "Two kinds of tenderness meet here, and the result can feel like one long shared breath; a shoreline agreed in advance keeps such closeness comfortable.",
    "SJ-Fire":
      "Loyalty with a pilot light describes this meeting well; routine keeps it steady, and an unplanned outing now and then shows everyone that the flame is real.",
    "SJ-Earth":
      "Promises made in this combination are usually still in force at the next census; sweetness can be added by saying aloud what everybody supposedly knows.",
    "SJ-Air":
      "Courtesy and good conversation are the foundation stones of affection here; some remarks deserve to be made before they have been properly drafted.",
    "SJ-Water":
      "Care in this pairing remembers the anniversary and also the hard day nobody marks; it thrives wherever such remembering travels in both directions.",
    "SP-Fire":
      "Affection is an outdoor activity for this bright pairing, best begun at once; the slower companion who arrives with a flask may turn out to be essential.",
    "SP-Earth":
      "Love comes through the hands here, by way of cooking, mending or an arm around a shoulder; several ordinary words would travel a surprisingly long way.",
    "SP-Air":
      "Lightness is the charm of this pairing, which can make a queue feel like an outing; sincerity may borrow the same ease, since it need never be solemn.",
    "SP-Water":
      "Feeling moves quickly through this combination, like sun and shower across a field; companions learn to carry both hats, and you can help by naming the forecast.",
  },
  axis: "TF",
  byClarity: {
    T: {
      firm: "Your affection plainly takes the form of solving, so ask beforehand whether advice or simple company is wanted.",
      soft: "With a slight lean toward reason, you may advise first and comfort second, or reverse the order by evening.",
    },
    F: {
      firm: "Because warmth is clearly your first language, it is fair to want companions who will study a little of it.",
      soft: "On many days feeling leads and judgement follows close behind, so you may see yourself in both kinds of lover or friend.",
    },
  },
  level:
    "Your answers did not choose between reason and warmth, so somebody fluent in both may feel the most like home.",
};
