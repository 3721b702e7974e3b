import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Purpose for you looks like a long design, drawn carefully and then built while others are still discussing it.",
      "You want your years to add up, and wasted capacity can keep you awake.",
      "Pick a problem that is larger than your reputation, and your solitude acquires an honourable use.",
    ],
    INTP: [
      "You are here, in your own account of it, to understand something properly before you go.",
      "The subject may change every decade, from orchids to algorithms, while the appetite underneath remains the same.",
      "Leave a trail of notes that others can follow, for understanding that is shared becomes a contribution.",
    ],
    ENTJ: [
      "You measure a life by what it set in motion and whether those things still run.",
      "Building an institution, a team or a well-governed household can satisfy that need for lasting effect.",
      "Ask occasionally whom the achievement serves, and include somebody who will never report to you.",
    ],
    ENTP: [
      "A single calling sounds to you like a locked room, and perhaps your calling is to open several.",
      "You bring new thinking to places that had stopped expecting any.",
      "Finish one thing in each chapter of your life, so that the explorer leaves some maps behind.",
    ],
    INFJ: [
      "You have long suspected that your life is meant to serve something, even before you could name it.",
      "Quiet influence is your usual method, exercised through a conversation, a manuscript or years of faithful teaching.",
      "Start with the nearest person or page, because a perfect vocation can be postponed indefinitely.",
    ],
    INFP: [
      "Your purpose resembles a tone of voice, recognisable in everything you make sincerely.",
      "The wrong kind of compromise can seem to you like forgetting your own name.",
      "Keep one project alive that expresses what you value, however modest the audience or the hour.",
    ],
    ENFJ: [
      "Other people’s growth is the thread that runs through your sense of direction.",
      "You might be found coaching a team, founding a choir or listening to a neighbour who has lost heart.",
      "Which ambition belongs to you alone, and does it receive the encouragement you hand out so freely?",
    ],
    ENFP: [
      "You feel most on course when an idea and a group of people catch light together.",
      "The difficulty is abundance, because a dozen possible lives all seem to be calling at once.",
      "Look back for the theme they share, perhaps freedom or expression, and let that be the compass.",
    ],
    ISTJ: [
      "Purpose, in your view, is proved by keeping faith with what was entrusted to you.",
      "A family firm, a set of accounts or the local water supply may be worth a lifetime of care.",
      "At least one duty ought to be freely chosen, and that one deserves particular honour.",
    ],
    ISFJ: [
      "You make life liveable for particular people, and that is a purpose even when nobody announces it.",
      "Continuity matters to you, whether it means a grandmother’s recipes or the welfare of a small village school.",
      "Let your own unlived wishes onto the list, since care given gladly lasts longest.",
    ],
    ESTJ: [
      "You find meaning in making things work, especially things on which many people depend.",
      "A timetable, a club or a company in good order gives you the satisfaction some seek in poetry.",
      "Consider what you would build if efficiency were already assured, for that wish may be the deeper one.",
    ],
    ESFJ: [
      "A community that eats together, argues a little and turns up for funerals is your idea of success.",
      "Your direction usually comes from being needed, and it falters when the house goes quiet.",
      "Decide what you believe when nobody is asking, and your kindness gains a spine.",
    ],
    ISTP: [
      "You are suspicious of grand missions and rather good at doing what the moment requires.",
      "Mastery itself may be purpose enough, as with a well-kept engine or a clean line down a mountain.",
      "Teach the skill to someone newer at it, and your independence acquires a legacy.",
    ],
    ISFP: [
      "Your direction is felt before it is stated, like a draught that tells you where the door is.",
      "You live on purpose when your days contain beauty, kindness and freedom from borrowed scripts.",
      "Make something regularly, for a body of small honest work can speak for you across many years.",
    ],
    ESTP: [
      "Meaning finds you in the thick of things, when a decision counts and the consequences are visible.",
      "You may look back on rescues, bargains and games well played as the true milestones.",
      "A cause with a longer season could use some of that nerve, and might steady you in exchange.",
    ],
    ESFP: [
      "You remind people that being alive is enjoyable, a service more serious than it sounds.",
      "Your calling may involve a stage, a kitchen, a ward or any room that needs its spirits raised.",
      "Ask what you want to be remembered for after the applause, and begin it now.",
    ],
  },
  bySign: {
    Aries: [
      "The old symbolism hands Aries a spark and asks what it will be used to light.",
      "Beginnings are the natural territory, whether of a business, an argument for justice or a friendship.",
      "Your task could be to stay near one fire long enough to see who gathers round it.",
    ],
    Taurus: [
      "Ploughed fields belong to Taurus in the almanacs, and ploughing is a slow way of keeping a promise.",
      "A purpose under this sign is cultivated over seasons, with the same boots and a growing knowledge of the ground.",
      "Value what you can preserve, and consider planting a tree whose shade is meant for others.",
    ],
    Gemini: [
      "Tradition casts Gemini as the go-between, carrying news across a border that most people never cross.",
      "Your direction might be found in translating, between generations, professions or two friends who have stopped speaking.",
      "Choose a few messages worth repeating for years, and let the remainder go by.",
    ],
    Cancer: [
      "To make a shelter and keep a lamp in its window is the classic work of Cancer.",
      "Such a shelter could be a household, a memoir, a charity or the trust of a single anxious animal.",
      "Remember to come in from the doorway yourself, because guardians also require a chair by the fire.",
    ],
    Leo: [
      "The heart is the part of the body that astrologers gave to Leo, along with courage and generosity.",
      "Living on purpose, by this symbol, means doing openly what you love and letting it warm other people.",
      "When nobody is watching, ask whether you would still choose it, and trust a yes.",
    ],
    Virgo: [
      "Late summer is the season of Virgo, when what was grown is sorted and nothing useful is thrown away.",
      "Service with skill is the theme, modest in manner and exact in detail.",
      "Your contribution may already be well advanced, so stop correcting it for a day and see how far it reaches.",
    ],
    Libra: [
      "Justice is usually drawn holding scales, and Libra lives under the same picture.",
      "A sense of calling could come through fairness, graceful surroundings or the repair of a broken agreement.",
      "Your own hopes deserve the care you give to everybody else’s, and eventually something must be put down on one side.",
    ],
    Scorpio: [
      "Scorpio is linked by tradition with what is buried, composted and later brought to flower.",
      "Purpose here often has a before and an after, with some difficult year as the hinge.",
      "Whatever you learned in that dark stretch might be of use to a stranger, told at the right moment and without decoration.",
    ],
    Sagittarius: [
      "A bow drawn towards the horizon makes Sagittarius the sign of aims, and of the faith required to let go.",
      "Meaning tends to expand with distance under this picture, through travel, study or a wider circle of friends.",
      "Keep one aim pinned to the wall where breakfast happens.",
    ],
    Capricorn: [
      "Time is the teacher in the symbolism of Capricorn, and its lessons are given slowly.",
      "You might feel a duty to make something solid, whether a reputation, a wall or a body of knowledge.",
      "Look back sometimes at how far you have come, and then sideways to see who is coming too.",
    ],
    Aquarius: [
      "Aquarius is drawn with one foot on the bank, near the crowd and a little apart from it.",
      "That double position suits reformers, inventors and the useful eccentrics whom every street requires.",
      "Your purpose could lie in a future you would like others to share, begun on a very small scale this year.",
    ],
    Pisces: [
      "No sign is more associated with compassion than Pisces, which the almanacs lodge nearest to the sea.",
      "Direction may come to you sideways, through music, a chance meeting or a sorrow you could not ignore.",
      "Give the dream a container, such as an hour, a notebook or a room of its own.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "You are drawn to problems that others call premature, and a bold question pursued for years could become your signature.",
    "NT-Earth":
      "Ideas earn your respect when they bear weight, so your life’s work will probably have foundations, figures and a maintenance plan.",
    "NT-Air":
      "Clear thought offered generously may be your contribution, much as a good map serves travellers whom its maker never meets.",
    "NT-Water":
      "You think hardest about what moves you, and a purpose chosen by feeling and examined by reason is likely to hold.",
    "NF-Fire":
      "Conviction gives you lift, and your task may be to go on believing in people slightly longer than the evidence suggests.",
    "NF-Earth":
      "You want goodness to be visible in bricks, bread and school places, and patience is the tool that gets it there.",
    "NF-Air":
      "Your purpose probably passes through language, since you have a way of putting into words what a whole group feels.",
    "NF-Water":
      "Compassion comes first with you, and it needs a channel, perhaps one craft or one community, to keep it from flooding.",
    "SJ-Fire":
      "You are the kind of guardian who also blows the bugle, protecting what matters and calling the others to come and help.",
    "SJ-Earth":
      "What you maintain outlasts what many people invent, and a lifetime of good upkeep is a legacy in plain clothes.",
    "SJ-Air":
      "You preserve things by explaining them, and traditions survive in your hands because the reasons are passed along with the rules.",
    "SJ-Water":
      "Caring for the vulnerable part of any group may be your post, held steadily and with a remarkable memory for names.",
    "SP-Fire":
      "Your purpose appears in motion, and you are likelier to find it on the pitch than in the planning room.",
    "SP-Earth":
      "Something made well, today, by your own hands may answer the great questions for you more convincingly than any mission statement.",
    "SP-Air":
      "You keep life from going stale by connecting people, places and chances, and that lively commerce can be calling enough.",
    "SP-Water":
      "You respond to what is actually happening to people, and a direction may form from many such responses, gently added together.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "You like a purpose with dates on it, so let the destination be revised once a year without shame.",
      soft: "A slight lean towards planning means a rough outline helps you, provided there is white space around it.",
    },
    P: {
      firm: "Your path shows itself as you walk, and a review every season will reveal the direction you have been taking.",
      soft: "Mapmaker and wanderer are both familiar figures in your life, though a slight lean favours the open road.",
    },
  },
  level:
    "Planner and wanderer have an equal claim on you by your answers; draw the route in pencil and set out anyway.",
};
