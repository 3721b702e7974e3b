import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "The chakra map, an Indian picture of seven centres along the spine, may interest you as architecture.",
      "You would probably place yourself at the brow, the traditional seat of long sight.",
      "Its lower storeys, which stand for appetite and ground, repay an inspection with the lights on.",
    ],
    INTP: [
      "Considered as a diagram of attention, the seven chakras give you a pleasing ladder to question rung by rung.",
      "Your favourite landing is the brow, where patterns are considered.",
      "The root, at the bottom, merely enquires whether you have noticed the chair you are sitting on.",
    ],
    ENTJ: [
      "Tradition sets a small sun at the solar plexus, the centre of will, and you know its temperature.",
      "Ambitions leave from there with their overcoats already buttoned.",
      "The heart, one storey higher, is traditionally the place where a plan considers whom it benefits.",
    ],
    ENTP: [
      "The throat centre is your playground in the old chakra map, for it stands for speech and invention.",
      "You generally keep its windows open.",
      "The symbolism suggests a visit downstairs to the belly, where an opinion may be slept on before publication.",
    ],
    INFJ: [
      "A quiet column of light runs through the chakra picture, and you would recognise its upper rooms by feel.",
      "The brow, associated with insight, rarely closes for the season.",
      "Down at the root the image speaks of feet, floors and suppers, all of them dependable companions.",
    ],
    INFP: [
      "Imagine the seven chakras as a residence, with yours permanently illuminated at the heart.",
      "Convictions live there, along with several unfinished letters and a favourite chair.",
      "The centre of will is drawn just below, and it can lend such feeling a decisive verb.",
    ],
    ENFJ: [
      "Heart and throat are neighbours in the chakra picture, and you keep the connecting door on the latch.",
      "Affection is scarcely felt before you have expressed it.",
      "The sacral centre, an image of private enjoyment, may reasonably wonder about its own invitation.",
    ],
    ENFP: [
      "Colour decorates the entire chakra ladder, which may be why the image pleases you immediately.",
      "Enthusiasm moves freely between your heart and your crown, greeting strangers on the way.",
      "Root is the unglamorous word at the bottom, yet everything above depends upon it.",
    ],
    ISTJ: [
      "Seven centres in a fixed order will strike you as a tidy inheritance, whatever one makes of it.",
      "The root, image of shelter and habit, is evidently your strongest room.",
      "Look upward to the sacral bowl, where the tradition keeps play, and consider how regularly it is used.",
    ],
    ISFJ: [
      "Care is pictured at the heart centre, and your average day could be illustrated as lines leading outward from it.",
      "The traditional map also includes a returning path.",
      "Let the throat, emblem of honest speech, practise an occasional sentence about your own wishes.",
    ],
    ESTJ: [
      "Will and order share the solar plexus in the chakra picture, a busy office with a good view of the yard.",
      "You have managed it capably for years.",
      "The brow is a lookout post above, where nothing requires a decision and the horizon may simply be observed.",
    ],
    ESFJ: [
      "If the chakras are seven rooms, you entertain in the heart and can hear the front door from there.",
      "Every visitor leaves noticeably warmer.",
      "The crown, traditionally a room of stillness, stands upstairs with its chairs unused and its window open to the evening.",
    ],
    ISTP: [
      "Practical anatomy is more your subject than subtle energy, so take the chakra map as a sketch of where attention goes.",
      "Yours gathers in the hands and the ground beneath.",
      "The throat is pictured as a valve, and it may have stiffened slightly from infrequent exercise.",
    ],
    ISFP: [
      "The sacral centre, a bowl of orange water in traditional paintings, holds taste, pleasure and making.",
      "You drink from it more naturally than most people do.",
      "Near it sits the yellow centre of will, useful on days when somebody tidies away what you were making.",
    ],
    ESTP: [
      "Energy is hardly a mystical idea to you, since you experience it physically before any race.",
      "In the chakra map your root and solar plexus do most of the business.",
      "The brow offers an observation platform upstairs, available for two breaths at a time.",
    ],
    ESFP: [
      "Laughter would light up several chakras at once if the old diagram could be wired to a lamp.",
      "The belly supplies enjoyment and the heart passes it round.",
      "In the quiet crown you might discover that you are good company even without an audience.",
    ],
  },
  bySign: {
    Aries: [
      "Modern astrologers who link signs with chakras often set Aries near the solar plexus, the seat of will.",
      "Mars contributes the match and a sprinter’s ambition.",
      "Picture the flame there increasing for a steep hill and lowered for conversation; both settings belong to a single lantern.",
    ],
    Taurus: [
      "Root and throat are the centres usually associated with Taurus, one representing earth and the other Venus’s singing voice.",
      "Between them runs a long and very comfortable corridor.",
      "Imagine sound rising from the soles of the feet; a hum in the kitchen would illustrate it perfectly.",
    ],
    Gemini: [
      "Air and words bring Gemini to the throat centre in most symbolic schemes.",
      "The picture resembles a dovecote, busiest early in the morning and again at evening.",
      "Its residents require somewhere to perch; heart lies immediately below, ready to enquire which of the many messages was sincere.",
    ],
    Cancer: [
      "Still water in a bowl is the sacral picture, and symbolists readily place Cancer beside it.",
      "Changing moods replenish the bowl and tip it gently.",
      "Protection is a theme, so the image sometimes adds a lid; imagine lifting it yourself, whenever the household is calm.",
    ],
    Leo: [
      "Illumination at the centre of the chest suits Leo, whose ruler is the Sun and whose share of the body, in old lore, is the heart.",
      "Painters usually colour this centre green, like a garden in shadow.",
      "Radiance and relaxation can occupy one bench; even a brilliant chandelier is lowered at closing time.",
    ],
    Virgo: [
      "Digestion is a good metaphor for Virgo, whose picture of the chakras is a well-kept pantry.",
      "Experience comes in whole and gets sorted into what is useful.",
      "Mercury labels the jars; some afternoons deserve to be swallowed without analysis, seeds included, in the shade of a tree.",
    ],
    Libra: [
      "At the heart, the midpoint of seven, the symbolism finds a natural home for Libra.",
      "Three centres lie below and three above, like an evenly loaded balance.",
      "Poise in this image is a slight, continual swaying; it asks for attention from you and allows a wobble.",
    ],
    Scorpio: [
      "Below the navel tradition places a deep bowl, and Scorpio is often painted at its rim.",
      "Desire, sorrow and renewal are stirred together in its water.",
      "The sign’s particular strength is observing without flinching; picture a moored boat nearby, so that every descent includes a returning passage.",
    ],
    Sagittarius: [
      "An arrow drawn at the hip and aimed past the brow makes a lively emblem of Sagittarius in the chakra map.",
      "Jupiter reputedly enlarges whatever it visits.",
      "Vision is thus plentiful, and the root is asked to keep up; consider the standing foot, responsible for the quieter half of the achievement.",
    ],
    Capricorn: [
      "Bones, knees and bedrock ally Capricorn with the root, the red square at the base of the diagram.",
      "Saturn is a strict landlord and a fair one.",
      "Whatever is established there usually remains; ambition becomes easier to enjoy when the picture includes a window on every landing.",
    ],
    Aquarius: [
      "Symbolic writers like to send Aquarius straight to the crown, where private thought opens onto a public sky.",
      "The atmosphere there is brilliant and a little thin.",
      "An imagined thread leads down again through the heart; follow it whenever humanity begins to seem more lovable than the neighbours.",
    ],
    Pisces: [
      "Feet are the traditional territory of Pisces, although its imagination floats about the crown.",
      "The whole ladder therefore lies between the two ends of this sign.",
      "Imagine a light moving up and down it at its own pace; even a dim hour has a beauty of its own, and shows what was left on the floor.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Here willpower and vision, solar plexus and brow, consume identical fuel; a banked fire considers further, so let certain evenings simmer.",
    "NT-Earth":
      "Ideas in this combination appreciate a little ballast, as divers do; picture the brow and the root connected by a dependable length of rope.",
    "NT-Air":
      "Much of the activity in this blend takes place above the collarbone; the chakra map would remind you, courteously, that there are several other floors and a garden.",
    "NT-Water":
      "Cool reason is drawn here beside the sacral bowl, and each can see its reflection in the other; feeling may be examined without being drained.",
    "NF-Fire":
      "Heart and solar plexus share a fireplace in this generous combination; look after the ashes too, since providing warmth uses a considerable quantity of wood.",
    "NF-Earth":
      "Compassion standing on bare ground is the picture offered by this pairing; sympathy with solid foundations can support others, and may accept support in return.",
    "NF-Air":
      "Green for the heart and blue for the throat are neighbouring paints in this mixture; truthfulness with kindness would be the resulting colour.",
    "NF-Water":
      "Empathy fills the middle of the map here, and the banks are easily flooded; imagine a well-oiled sluice gate, operated only by yourself.",
    "SJ-Fire":
      "Duty gives this pairing a furnace at the solar plexus with a careful person in charge; the same heat could also be used to bake something cheerful.",
    "SJ-Earth":
      "Root is the key signature of this steady combination, the note every tune returns to; a few accidentals from the upper centres would please the ear.",
    "SJ-Air":
      "Here the throat centre keeps good minutes and speaks in order; the picture leaves room afterwards for any other business of the heart.",
    "SJ-Water":
      "Memory is pictured as still water in the lower bowl, and custom as the bowl; handle both gently, and let a little of last year evaporate.",
    "SP-Fire":
      "Quicksilver energy leaps up the whole ladder in this pairing and seldom uses the rungs; the landing places are worth painting in a colour you like.",
    "SP-Earth":
      "Touch is the teacher in this combination, and the root its classroom; any abstract centre becomes clearer once you locate it physically, with a hand or a footstep.",
    "SP-Air":
      "Breath is the simplest picture of this blend, light, mobile and always at hand; following a single one to its end is an adventure of modest length.",
    "SP-Water":
      "This pairing moves like a swimmer, and the sacral bowl is its natural pool; stillness can be imagined as floating, which also counts as a stroke.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "Since company plainly quickens you, picture your energy flowing outward by day and remember to draw the route home.",
      soft: "Having only a slight lean toward company, you may feel the map light up in a crowd and again after everyone leaves.",
    },
    I: {
      firm: "Your energy clearly collects in private, so imagine the centres as lamps that brighten when the front door is shut.",
      soft: "On many days solitude refills you, yet you may see yourself in both pictures, the quiet well and the village pump.",
    },
  },
  level:
    "You chose company and quiet equally often, and the lamps may burn as bright at the market as at home.",
};
