import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Imagine a former life for yourself and it may well contain a drawing office, a locked cabinet and one trusted apprentice.",
      "The picture flatters your patience with long projects.",
      "It also hints at excellent conclusions kept rather too long behind the cabinet door.",
    ],
    INTP: [
      "A candle, a borrowed manuscript and an unfinished proof would furnish your imagined earlier life rather well.",
      "You wander its corridors comfortably because nobody there demands a deadline.",
      "The theme worth bringing home is the pleasure of sharing a thought before it is perfect.",
    ],
    ENTJ: [
      "Cast your mind back through invented centuries and you may find yourself organising a harbour, a siege kitchen or a parliament.",
      "Authority in the daydream tends to arrive with a tired horse.",
      "Perhaps the animal is the character to listen to this time.",
    ],
    ENTP: [
      "Past-life daydreams of yours are unlikely to hold one profession, so let there be a pedlar, a pamphleteer and a banished court wit.",
      "Each left town just ahead of boredom.",
      "The thread between them is a tongue that opened doors and occasionally closed them.",
    ],
    INFJ: [
      "For you the exercise may bring up a cloister garden, a lighthouse or some other place of careful watching.",
      "Whoever lived there wrote letters to people seldom seen.",
      "Whether or not you believe a word, the longing in the image is familiar and present-day.",
    ],
    INFP: [
      "You could probably describe the shoes worn by your imaginary predecessor, and the song sung on the road.",
      "Fiction of that sort carries honest luggage.",
      "Look for the promise the traveller refused to break, as it may resemble one you are keeping now.",
    ],
    ENFJ: [
      "Choose any century and you seem to turn up in the schoolroom, the choir loft or a meeting about bread prices.",
      "Everybody in the story relies on your voice.",
      "A useful question for the present is who, in that narrative, was looking after the speaker.",
    ],
    ENFP: [
      "One imaginary lifetime would hardly be enough, so you may picture a travelling company with painted wagons and poor accounts.",
      "Every town offered a new beginning.",
      "The quiet lesson hidden in the props basket concerns which of those beginnings you wished to see through.",
    ],
    ISTJ: [
      "The notion of earlier lives may leave you unmoved, and it need only be a game of historical imagination.",
      "Played honestly, it would put you near ledgers, lock gates or a regiment’s stores.",
      "Duty is the old acquaintance in each scene, sometimes overdue for leave.",
    ],
    ISFJ: [
      "Somebody in your imagined past kept a house of many rooms and knew every hinge by its sound.",
      "The scene comes easily because devotion of that kind is already yours.",
      "Ask the housekeeper which room was kept for pleasure, and whether the key is still about.",
    ],
    ESTJ: [
      "Treat the subject as theatre and you are soon directing a mill, a market court or the raising of a bridge.",
      "Work got finished wherever you stood.",
      "In the margins of the picture somebody sits on the riverbank doing nothing, and you may envy them a little.",
    ],
    ESFJ: [
      "Markets, feast days and familiar doorsteps fill the earlier life that your imagination would supply.",
      "In it you know every family’s business and carry soup to half of them.",
      "The interesting figure is the one who left that village, and what you felt on waving goodbye.",
    ],
    ISTP: [
      "Leave aside whether it happened, and picture the tools you would have carried.",
      "A wheelwright’s shop or a small boat suits the quiet of the daydream.",
      "What the figure fears most is perhaps being thanked at length, which may tell you something about closeness.",
    ],
    ISFP: [
      "Your imagined former self needs few words, only a dye bench, an orchard or a flock on a hillside.",
      "Beauty was the local currency, though seldom enough for the rent.",
      "The image invites you to ask where handmade things still belong in your week.",
    ],
    ESTP: [
      "Any past worth inventing for you would have weather in it, along with a fast horse or a leaking ship.",
      "The hero acts first and explains at the inn.",
      "Listen for the pause in the narrative, the solitary evening when staying was harder than leaving.",
    ],
    ESFP: [
      "Drums, lamplight and a square full of dancers come readily when you make up a former life.",
      "You were adored there, as people tend to be in daydreams.",
      "The morning after the feast is the neglected chapter, and it may contain the friendship that mattered.",
    ],
  },
  bySign: {
    Aries: [
      "If the zodiac is read as a journey, Aries is where the traveller sets out, so its past is an empty road.",
      "Storytellers lend it a soldier’s memory, with armour laid down beside a stream.",
      "The image suggests a habit of bracing; you may check whether any battle is still on.",
    ],
    Taurus: [
      "Orchards and inherited walls belong to the story tradition tells of Taurus.",
      "The sign’s imagined past is a landholder’s, full of harvest suppers and one disputed wall.",
      "Such a memory, however invented, could explain a reluctance to move the furniture; ask what the wall was protecting.",
    ],
    Gemini: [
      "Scribes, interpreters and carriers of gossip crowd the old stories about Gemini.",
      "An imagined past here would be written on both sides of the page and sent by the fastest coach.",
      "One letter perhaps went undelivered; think of a conversation you have been composing for longer than you intended.",
    ],
    Cancer: [
      "Ancestors press close to Cancer, so its past-life picture is usually a kitchen with several generations talking at once.",
      "Family sayings are a sort of reincarnation in plain dress.",
      "You may be repeating one without having chosen it; keep the recipe and reconsider the rule that came with it.",
    ],
    Leo: [
      "Thrones are the obvious props for Leo, though a village bandmaster serves the symbolism equally well.",
      "Somebody once waited in the wings, trusting the moment would come.",
      "Pride and patience both belong to that figure; consider which applause you still expect from people long out of the room.",
    ],
    Virgo: [
      "Labelled drawers in a herb room make a satisfying imaginary past for Virgo.",
      "The figure there knew every root and leaf, and rarely sat down at the shared table.",
      "Service is the theme the tradition repeats; try imagining the story again from the perspective of that empty chair.",
    ],
    Libra: [
      "Courts and counsel chambers are the scenery that old symbolism lends to Libra.",
      "An earlier self, if you care to borrow one, sat between two claimants and tried to please both.",
      "Justice came later, somewhat out of breath; the picture asks where a clear answer would now be the kinder one.",
    ],
    Scorpio: [
      "Endings fascinate the tradition when it speaks of Scorpio, the sign of sealed rooms and recovered treasure.",
      "Past lives come easily to such a subject, each with a secret.",
      "You might look for the vow inside the story; some vows expire politely once somebody reads them aloud.",
    ],
    Sagittarius: [
      "Pilgrim roads run all through the lore of Sagittarius, with a staff, a debate and a new coast every chapter.",
      "The imagined traveller believed deeply and packed badly.",
      "Somewhere a door was left open for the return; perhaps a former enthusiasm would be pleased to see you at the gate.",
    ],
    Capricorn: [
      "Old stone steps, worn in the middle, make a fitting past for Capricorn.",
      "Storytellers put a mason or a magistrate there, respected and rather alone.",
      "Ambition had good reasons in those days, winter being one; you can ask whether the season has changed since the habit was formed.",
    ],
    Aquarius: [
      "The lore of Aquarius faces forward, so a past life here may feel like exile from some century yet to come.",
      "Reformers and night-sky watchers fill the gallery.",
      "Each belonged to an idea before a village; present comfort may begin with one neighbour who also keeps late hours.",
    ],
    Pisces: [
      "Closing the circle of signs, Pisces is said in the old symbolism to carry a little of every story before it.",
      "Other people’s dreams are its attic.",
      "Nostalgia for places never visited can be enjoyed without a passport or a theory; a recurring scene may simply describe the variety of rest you need.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "An inventor leaving the laboratory with singed eyebrows would fit this meeting of logic and flame; the tale is comic, and its lesson is about testing sooner.",
    "NT-Earth":
      "Picture the surveyor of an old estate, whose lines are still visible from the hill; thought that leaves a mark on the ground is the inheritance imagined here.",
    "NT-Air":
      "A monastery library with a broken window suits this airy, reasoning pair; something you know without recalling the lesson may simply be reading done long ago.",
    "NT-Water":
      "Reason by candlelight above a dark canal sets the mood for this imaginary past; the scholar kept a diary in code, and the code was tenderness.",
    "NF-Fire":
      "Banners and hopeful speeches fill the imagined past of an ardent idealist; look closely at whether the cause was won, and who went home afterwards.",
    "NF-Earth":
      "A community of gardeners sharing one plough suits this blend of ideal and soil; the dream is ancient, and its present version may be a simple communal meal.",
    "NF-Air":
      "Think of a travelling teacher whose school was any shaded wall; thoughts were given away freely, and several of them may be finding their way home.",
    "NF-Water":
      "Tide, prayer and poetry gather in the past this pairing would invent; take the mood seriously as a mood, and let the history remain a painted backdrop.",
    "SJ-Fire":
      "Someone in this picture kept the beacon lit through a long watch and was relieved at dawn; the relief matters, so include it in the retelling.",
    "SJ-Earth":
      "A dry-stone wall, mended every spring by one family, represents this steady inheritance; you may be tending a boundary whose reason has been mislaid.",
    "SJ-Air":
      "The parish record, in a clear hand, is the image where custom meets thought; between its entries you might hear a joke that propriety left out.",
    "SJ-Water":
      "Heirlooms wrapped in linen suit a temperament of custom in the element of memory; unfold one family story carefully, and see which parts are merely creases.",
    "SP-Fire":
      "A circus rider in an invented century would know this quickness of nerve and flame; the trick was learned by falling, a detail that posters never mention.",
    "SP-Earth":
      "Forearms white with clay and a kiln behind the house complete this imaginary past; skill outlasts biography, so perhaps your hands are the only record required.",
    "SP-Air":
      "Balloonists, jugglers and couriers visit this light-footed daydream; none stayed long enough to be painted, and one of them regrets a certain town.",
    "SP-Water":
      "A pearl fisher’s day, all breath and timing, could stand behind this pairing; the diver’s body recognises when to surface, and your own may be worth consulting.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "You trust what you can handle, so begin with a real object of some age and let imagination stay near it.",
      soft: "You favour fact by a little, which suggests reading this as history on one evening and as pure story on another.",
    },
    N: {
      firm: "Images gather quickly for you, and it is wise to ask which present concern each one has come to dress.",
      soft: "On many days the symbol speaks to you before the detail, while on others a single fact does the work better.",
    },
  },
  level:
    "Your answers tied history with story, so read each scene once for its facts and once more for its feeling.",
};
