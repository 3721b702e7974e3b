import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Slow courtship and quiet testing come first with you, followed by a remarkably thorough commitment.",
      "The middle years are where trouble gathers, since you assume that a thing once settled needs no repeating.",
      "Say the affectionate sentence again in year seven, even though the facts are unchanged.",
    ],
    INTP: [
      "Early closeness often arrives as conversation, three hours long and about everything except feelings.",
      "Later the same partner or friend may wait for news of your inner weather and receive a theory.",
      "A regular walk, phones left at home, gives tenderness somewhere to turn up unforced.",
    ],
    ENTJ: [
      "Attraction makes you decisive, and you can have the first year arranged before the second dinner.",
      "As a bond matures, the other person needs to be consulted as well as provided for.",
      "Ask once a year what the two of you would do differently, and let the other person keep the minutes.",
    ],
    ENTP: [
      "Beginnings are your sparkling season, all nicknames, arguments and trains caught on impulse.",
      "When habit sets in you may start a debate merely to feel some electricity.",
      "Long love can stay interesting if you learn something new together each winter and leave the sore subjects alone.",
    ],
    INFJ: [
      "You often know what a person could become long before they have agreed to change.",
      "In the settled season, love the one who leaves towels on the floor as well as the one you foresaw.",
      "Let a quiet evening be only quiet, without reading it for weather.",
    ],
    INFP: [
      "A long bond becomes for you a private country, with its own jokes, holidays and closed roads.",
      "Trouble comes when the other person wishes to change a law that you had thought was sacred.",
      "Relationships deepen for you through honest repair, with apology, tea and a joke that belongs to both of you.",
    ],
    ENFJ: [
      "You tend a bond as a good host tends a table, watching for the glass that has stood empty too long.",
      "You can care so capably that nobody learns to care for you in return.",
      "As years pass, let a partner or friend plan the celebration badly, and enjoy being the guest.",
    ],
    ENFP: [
      "Whoever you love feels chosen out of a crowd, because you open so quickly.",
      "Once daily life begins, laundry and budgets may look like evidence that something has faded.",
      "Devotion also lives in the repeated errand, so make one dull duty yours and perform it with ceremony.",
    ],
    ISTJ: [
      "Once you have promised, the years are almost the easy part, and people grow calm in your keeping.",
      "A bond can go stale through sheer good order, when every week is the same reliable week.",
      "Once a season, set the timetable aside for somebody you love, and let them choose what replaces it.",
    ],
    ISFJ: [
      "You keep the whole history of a bond, including the year it nearly ended and what was cooked that night.",
      "Resentment can build in the long middle, when all that you do has become part of the furniture.",
      "Ask for help before you are tired, and say exactly which evening and which task you mean.",
    ],
    ESTJ: [
      "You treat a household like a good ship, with a watch kept and a hook for the lantern.",
      "You honour anniversaries and shared accounts, and you expect the same seriousness back.",
      "Leave one corner of shared life without a rule, and see what grows there.",
    ],
    ESFJ: [
      "A relationship becomes real for you when it has a place at the family table or among old friends.",
      "Public harmony can hide a private quarrel that has been smiling for months.",
      "Bring it out gently on a quiet night, and trust the bond to bear the weight.",
    ],
    ISTP: [
      "In the first months your ease is a relief to others, since you neither cling nor keep a score.",
      "Later seasons ask for words at moments when you would sooner go out and sharpen something.",
      "Announce how long you need alone and when you will be back, then keep to it.",
    ],
    ISFP: [
      "Years with you are measured in small rituals, such as the walk after rain or the first strawberries.",
      "You may leave in silence after enduring what you never mentioned.",
      "Name the first pinch of discomfort while it is mild, and give the other person a fair chance to answer.",
    ],
    ESTP: [
      "A shared life with you has a suitcase by the door and very few dull Sundays.",
      "The other person may long for a plan that survives until Thursday, and read its absence as a lack of feeling.",
      "Promise fewer things, keep every one of them, and let the keeping become your new kind of daring.",
    ],
    ESFP: [
      "Affection pours out of you in presents, touch and noisy welcomes at the station.",
      "Serious talks may be postponed until they have grown teeth.",
      "Choose a cheerful setting for difficult subjects, such as a bench with chips, and you will find that you can manage both.",
    ],
  },
  bySign: {
    Aries: [
      "You would sooner have the argument today than a week of politeness, and you forgive at once.",
      "Aries stands for spring in the northern calendar, when sap rises before anyone has checked the frost.",
      "Keep some of that courtship alive in later seasons by doing the asking again.",
    ],
    Taurus: [
      "Your love deepens by staying put, as a path does when the same feet use it daily.",
      "Venus in her earthly robe is the emblem of Taurus, patient and fond of staying.",
      "Possessiveness is the weed in this plot, so lift it early by speaking of the fear beneath.",
    ],
    Gemini: [
      "You keep a long companionship young with nicknames, private jokes and a change of chairs.",
      "People of Gemini bore easily in the stories, and the remedy is often fresh conversation with the same person.",
      "Ask a question whose answer you truly do not know, because partners change while we are looking elsewhere.",
    ],
    Cancer: [
      "Around those you love you build a nest, complete with soup and old photographs.",
      "Under Cancer the old books place whoever keeps the letters, and you have kept them all.",
      "Once in a while ask to be looked after first, and stay in your chair while it happens.",
    ],
    Leo: [
      "Generosity is your courtship, with theatre tickets, praise and a coat around cold shoulders.",
      "In the old image Leo may look grand when it is only lonely.",
      "Plan one grand gesture a year and one small secret kindness a week.",
    ],
    Virgo: [
      "Devotion, in your hands, means improving things, from a partner’s filing to the way they take their vitamins.",
      "The sign of Virgo was always a gatherer of grain, separating what nourishes from what can go.",
      "In love, let a few crumbs stay on the floor and praise the bread.",
    ],
    Libra: [
      "In the northern year Libra marks the midpoint of autumn, and companionship sits at the centre of its story.",
      "You keep count of who gave way last, however lightly you wear the ledger.",
      "Let a month go by unbalanced now and then, and see who remembers to set it right.",
    ],
    Scorpio: [
      "You would prefer one true bond to a houseful of pleasant ones.",
      "Like the serpent that shares its legends, Scorpio sheds one skin of a bond and grows another.",
      "Say when such a season has begun, because silence from you is easily read as a locked gate.",
    ],
    Sagittarius: [
      "Love should widen the map, in your opinion, or at least come along for the ride.",
      "The frankness of Sagittarius can land harder than intended.",
      "A bond lasts when there is a door left unlocked, a shared joke about leaving, and someone who keeps coming home.",
    ],
    Capricorn: [
      "You take vows seriously, including the ones made on a pavement with no witnesses.",
      "Northern winter is the season of Capricorn, and your affection often warms with age.",
      "Leave the office at the office twice a week, since a provider who is never home is missed more than money.",
    ],
    Aquarius: [
      "You like a bond to be an open door with a good bell, and you wilt when it turns into ownership.",
      "The picture of Aquarius is generous across a distance and a little shy across a table.",
      "Make an appointment with closeness, however odd that sounds, and stay until the second awkward silence has passed.",
    ],
    Pisces: [
      "Romance for you comes and goes with the hour, high, low, and long quiet stretches between.",
      "In the image of Pisces two fish swim apart while joined, a helpful picture of closeness with room in it.",
      "Keep a friend, a hobby and a shelf that belong to you alone.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Sparring is how you flirt, and it stays enjoyable for decades when both people agree on the signal that ends the bout.",
    "NT-Earth":
      "A love that works earns your respect; hold a yearly review if you like, provided it begins with gratitude and finishes with supper.",
    "NT-Air":
      "Minds meet first in your relationships, so remember to send the body an invitation too, through dancing, swimming or a sleepy Sunday.",
    "NT-Water":
      "A private tenderness lies under your reasoning, and the few who are shown it tend to stay loyal for a very long time.",
    "NF-Fire":
      "You fall for potential and speak its praises aloud; check now and then that the other person still wants to grow in that direction.",
    "NF-Earth":
      "Romance and reliability can share a roof with you, since you are willing to turn a tender promise into a Tuesday habit.",
    "NF-Air":
      "Letters, messages and late conversations keep your bonds alive, although some feelings need an embrace more than a well-found phrase.",
    "NF-Water":
      "Your edges soften in the company of those you love; solitude, taken before it becomes urgent, returns you to them with your own shape intact.",
    "SJ-Fire":
      "You defend your household like a small kingdom, and everyone inside it rests better when the ruler also takes days off.",
    "SJ-Earth":
      "Loyalty is the ground floor of every tie you make, so leave an upstairs window open for surprise, nonsense and new friends.",
    "SJ-Air":
      "Good manners carry you far in love; on the days when they run out, a clear request will serve better than correct silence.",
    "SJ-Water":
      "Remembered details are your way of holding someone, and you deserve a companion who notices how you take your tea.",
    "SP-Fire":
      "Chemistry gets you through the door quickly, while steadiness is learned later, in kitchens and waiting rooms where nothing thrilling happens.",
    "SP-Earth":
      "Touch, food and shared work speak for you; add a few words on important days, because not everyone can read your hands.",
    "SP-Air":
      "You keep love light on its feet, and it will go further when both of you can also stand still together.",
    "SP-Water":
      "Gentle and quick to sense a shift, you may leave before the storm; waiting half an hour often shows you clear sky.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "Company clearly restores you, so let your nearest person know that a full house is no comment on them.",
      soft: "With only a slight lean to company, you may want the party on Friday and an empty flat by Saturday noon.",
    },
    I: {
      firm: "Solitude is plainly where you refill, and a companion who understands the closed door will be loved all the better.",
      soft: "Although you lean gently toward quiet, on many days a lively table is the very thing that revives you.",
    },
  },
  level:
    "Neither company nor quiet won when you answered, so say aloud which sort of evening it is, because nobody can guess.",
};
