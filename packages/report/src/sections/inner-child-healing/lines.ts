import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "The child you were may have kept a private project going under the noise of the house.",
      "Grown-ups praised the results and seldom asked about the loneliness of being early.",
      "That small planner still likes to be consulted before the day is entirely allocated.",
    ],
    INTP: [
      "As a child you perhaps took apart a clock, a rule or a bedtime story to see what held it up.",
      "Some adults mistook this for cheek.",
      "The young questioner remains on the premises, and relaxes whenever an enquiry is allowed to be simply entertaining.",
    ],
    ENTJ: [
      "Responsibility probably found you early, if only as captain of some game behind the garages.",
      "The capable child is easily overlooked, because everybody assumes there is no need to ask.",
      "A younger you may be waiting for permission to be carried for a while.",
    ],
    ENTP: [
      "Somewhere in your early years a teacher likely told you to stop interrupting and wait your turn.",
      "The quick child learned to amuse the room in exchange for its patience.",
      "What remained is a hope of being enjoyed on unremarkable days too.",
    ],
    INFJ: [
      "Even when small you may have known who was upset before the door had finished closing.",
      "Watching over a household’s mood is heavy work for short arms.",
      "It may be comforting to hear that other people’s weather is their own responsibility.",
    ],
    INFP: [
      "There was probably a country in your head, with its own animals, laws and unofficial songs.",
      "Reality had a habit of calling you in for tea at the decisive moment.",
      "Returning there as an adult is allowed, and the customs officers have all retired.",
    ],
    ENFJ: [
      "Perhaps you were the one who noticed a classmate standing by the fence and went across.",
      "Being kind brought praise, and praise is a persuasive teacher.",
      "Younger you also had wants that pleased nobody in particular, and some remain in the cupboard.",
    ],
    ENFP: [
      "A cardboard box would have served you as a ship, a shop and a stage in one wet afternoon.",
      "Someone may then have asked you to settle down.",
      "The settling can be undone a little at a time, beginning with whatever you abandoned because it seemed immature.",
    ],
    ISTJ: [
      "You may have been the child with sharpened pencils who could be trusted to carry the register.",
      "Reliability earns a quiet sort of neglect, since nobody worries about the one who copes.",
      "It can be a relief to remember a day when you got something gloriously wrong.",
    ],
    ISFJ: [
      "Many of your early memories are likely to include helping, perhaps drying dishes beside somebody taller.",
      "The helper was praised, and may have concluded that help was the price of belonging.",
      "An inner child of this kind enjoys being offered a biscuit for no reason at all.",
    ],
    ESTJ: [
      "Rules made sense to you young, and so did the satisfaction of seeing that everyone followed them.",
      "Yet even the child who organised the playground had afternoons of feeling left out.",
      "Those afternoons deserve a line in the record, beside the prizes.",
    ],
    ESFJ: [
      "Birthday parties, shared sweets and the seating on the bus were serious matters to the child you were.",
      "A cold shoulder could spoil a whole week.",
      "That tender bookkeeping may still run in the background whenever a message goes unanswered for an afternoon.",
    ],
    ISTP: [
      "Left alone with a penknife or a bicycle chain, your younger self was probably perfectly content.",
      "Trouble came when somebody demanded to know what you were feeling about it.",
      "That part of you may open up sideways, through a shared job and very few direct questions.",
    ],
    ISFP: [
      "Small creatures, smooth stones and a particular shade of blue may have meant more to you than speeches ever did.",
      "Loud adults could make you vanish while standing in plain view.",
      "That shy collector still keeps a tin of treasures and would gladly show someone patient.",
    ],
    ESTP: [
      "Scabbed knees tell most of the story of the child you were, along with a dare or two.",
      "Years of instruction in sitting still can leave a restless kind of shame.",
      "The body remembers liberty, so give it a hill or a football occasionally.",
    ],
    ESFP: [
      "Your younger self likely discovered early that a funny face could lift a heavy mood at table.",
      "The laughter was real, and so was the job that came with it.",
      "A small entertainer sometimes wants an evening in which nobody needs to be cheered up.",
    ],
  },
  bySign: {
    Aries: [
      "The old symbolism gives Aries the youngest place in the circle, so its child is close to the surface.",
      "Here is a small person who runs ahead and then looks back to see whether anyone is following.",
      "Remembered anger may be simple disappointment wearing boots; ask what it was running toward.",
    ],
    Taurus: [
      "Comfort objects belong naturally to Taurus, a sign traditionally tied to touch, taste and keeping.",
      "The child in this image has a favourite blanket and dislikes having it washed.",
      "Sudden changes of house or routine may have left a mark; small certainties, repeated, speak its language.",
    ],
    Gemini: [
      "With Gemini the inner child arrives talking, often with an imaginary friend in tow.",
      "Tradition links the sign to siblings, schoolyards and first words.",
      "A story that was once interrupted may still be waiting for its ending; let it ramble, since the point tends to appear in the third digression.",
    ],
    Cancer: [
      "The Moon’s own sign, Cancer, is the traditional guardian of childhood and kitchens.",
      "Its small figure remembers everything that was said in anger or affection, sometimes for decades.",
      "A shell was a sensible thing to grow; as an adult you decide which visitors see the softer side, and when.",
    ],
    Leo: [
      "A child with a paper crown is the natural picture for Leo, a sign the tradition ties to play.",
      "It wanted an audience for the climbing frame, and remembers who was reading the newspaper instead.",
      "Applause arrived late for some people; you are free to begin a little of it yourself.",
    ],
    Virgo: [
      "In the symbolism of Virgo the child is a careful helper, colouring inside the lines and checking twice.",
      "Mistakes may have felt larger than they were.",
      "The sign’s talent is improvement, which can become a hard parent; let one drawing stay crooked on the refrigerator door.",
    ],
    Libra: [
      "Libra looks for peace, and its younger self may have stood in doorways while two voices rose.",
      "Diplomacy is a skill that children should rarely require.",
      "If yours developed early, it can now be used voluntarily; preferring the blue cup is a reasonable place to begin.",
    ],
    Scorpio: [
      "Secrets gather around Scorpio in the old texts, and a child of this sign keeps them faithfully.",
      "It may have understood more than the adults supposed, and trusted fewer of them afterwards.",
      "Such vigilance was probably useful; these days the small watcher can be invited to sit down before the door is locked.",
    ],
    Sagittarius: [
      "Over the garden wall is where tradition seats the child of Sagittarius, halfway to somewhere else.",
      "It wanted to know what lay past the last bus stop, and asked at inconvenient moments.",
      "Perhaps you were told to be realistic; that early appetite for distance still answers to its name.",
    ],
    Capricorn: [
      "Saturn’s sign, Capricorn, is said to be born old and to grow lighter with time.",
      "Its child carries an oversized satchel and is rather proud of the responsibility.",
      "Play may have been postponed until the chores were finished; since chores are everlasting, playtime will have to be officially declared.",
    ],
    Aquarius: [
      "The child of Aquarius often stands a yard outside the circle, interested in the game and unsure of the rules.",
      "Tradition calls this sign original, which is a hard word to wear at seven.",
      "Difference may have been teased; it can be remembered now as an early form of independence.",
    ],
    Pisces: [
      "Imagination and reality share an unlocked door in the symbolism of Pisces.",
      "A child of this kind weeps for the toy left in the rain and considers the grief entirely sensible.",
      "Someone may have called it too sensitive; an adult can keep the tenderness and add an umbrella.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "A bright, impatient child who asked why may now be an adult who forgets to play; fire remembers games even when logic has filed them away.",
    "NT-Earth":
      "Blocks, beetles and collections were laboratory enough for this pairing; making something with no purpose can return you to that early patch of floor.",
    "NT-Air":
      "Clever children are sometimes answered at the level of their words alone; behind the vocabulary sat a small person, possibly cold, hoping to be asked something simple.",
    "NT-Water":
      "Reason can become a raft when childhood waters are deep; you might thank the raft, and still test the temperature with one cautious foot.",
    "NF-Fire":
      "Young idealists with fiery hearts take unfairness personally and remember it in detail; the old protest may still have a use, spoken now at an adult volume.",
    "NF-Earth":
      "Safety, for a tender imagination, is often made of objects such as a lamp or a quilt; setting one of these in place can steady an entire evening.",
    "NF-Air":
      "Stories read aloud may have been your first experience of being understood; hearing a page in a kind voice, including your own, can still have that effect.",
    "NF-Water":
      "Feeling came to you early and in large helpings, often partly on loan from other people; sorting whose sadness was whose is gentle work for a quiet afternoon.",
    "SJ-Fire":
      "The responsible child with a warm temper learned to bank the flame until chores were done; a little misrule, safely arranged, would honour the person who waited.",
    "SJ-Earth":
      "Some children become sensible because somebody had to be; if that was you, the reward might be an hour of mud or dough with no result expected.",
    "SJ-Air":
      "Good marks and good manners can hide a crowd of unasked questions; the pupil you once were may appreciate a conversation without any marking.",
    "SJ-Water":
      "A faithful memory keeps the tender days as carefully as the difficult ones; choosing which album to open is one of the privileges of being grown.",
    "SP-Fire":
      "Energy that once climbed every tree may have been sent to stand in a corridor; it was never wickedness, and it would still enjoy the view.",
    "SP-Earth":
      "Hands learned before words in this pairing, through sand, rope and warm animals; return to some such texture when memory becomes too complicated.",
    "SP-Air":
      "Quick, airy children are forever being told to finish what they start; perhaps the half-made kite was exactly as finished as the afternoon required.",
    "SP-Water":
      "Living in the moment, a sensitive child can be swept along by every mood in the house; rhythm is steady company, whether from swimming or a rocking chair.",
  },
  axis: "TF",
  byClarity: {
    T: {
      firm: "Since you reach plainly for reasons, try asking what the child concluded, and whether the evidence was ever complete.",
      soft: "With a slight lean to reasoning, you may explain an old hurt neatly and only feel it later, over the washing-up.",
    },
    F: {
      firm: "Your feelings speak first and clearly, so let them tell the story before the fair-minded adult begins correcting the dates.",
      soft: "On many days the heart leads by a narrow margin, and you may recognise yourself in both comforter and judge.",
    },
  },
  level:
    "Explaining and feeling were chosen equally, which suggests that the child be understood and be comforted, in either order.",
};
