import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Fluorite grows in orderly cubes, and its tidy geometry makes it a good emblem of your thinking.",
      "Some pieces glow under ultraviolet light, revealing what daylight kept private.",
      "Let it represent a plan that other people might also enjoy seeing.",
    ],
    INTP: [
      "Clear quartz was once thought to be ice frozen too hard ever to melt, a mistake you can appreciate.",
      "Its symbolic virtue is clarity, and tiny slices of it keep time in watches.",
      "A piece on the desk could mark the moment when thinking becomes telling.",
    ],
    ENTJ: [
      "In tiger’s eye a single band of light slides over brown and gold, always sure of its direction.",
      "Tradition associates the stone with resolve, which you have in good supply.",
      "Turn it in your fingers and it also illustrates how a view changes with the angle.",
    ],
    ENTP: [
      "Labradorite seems a plain grey stone until it tilts, and then it flashes blue like an unexpected argument.",
      "Folklore connects it with change and quick perception.",
      "It suits your habit of turning subjects over, and rewards the hand that finally holds them still.",
    ],
    INFJ: [
      "Lapis lazuli, the deep blue stone flecked with gold, was ground by painters to colour the robes of saints.",
      "Its traditional themes are inward vision and honest counsel.",
      "For you it might signify a private insight deliberately released into ordinary conversation.",
    ],
    INFP: [
      "The soft sheen on moonstone drifts beneath the surface and never quite arrives at the edge.",
      "Old lore connects it with dreams, tides and new beginnings.",
      "As an emblem it understands your unfinished pages, and suggests that a faint light is sufficient for reading.",
    ],
    ENFJ: [
      "Rhodochrosite wears its history in rings of pink and cream, rather like a generous biography.",
      "Collectors of symbolism give it compassion, especially the kind turned homeward.",
      "You may find it a fitting reminder that the person organising everybody’s comfort is also a guest.",
    ],
    ENFP: [
      "Citrine, the yellow member of the quartz family, is the traditional stone of good cheer and open windows.",
      "Your enthusiasm hardly needs encouragement from a mineral.",
      "What it might represent is the honeyed hour of late afternoon, when something begun in the morning gets completed.",
    ],
    ISTJ: [
      "Hematite looks like polished steel, yet it leaves a streak of warm red when drawn across tile.",
      "The symbolism of weight and steadiness will need little explanation.",
      "More interesting for you is the hidden colour, which tradition reads as feeling kept safely below the surface.",
    ],
    ISFJ: [
      "Jade is prized for toughness as much as beauty, and it has been carved into tools as well as treasures.",
      "Gentle strength is its customary meaning.",
      "It is a worthy emblem for quiet devotion, particularly on evenings when nobody has remarked upon yours.",
    ],
    ESTJ: [
      "Pyrite forms cubes so exact that visitors suspect a machine, and it strikes sparks when hit.",
      "Its nickname, fool’s gold, keeps the symbol usefully humble.",
      "Think of it as industry with a sense of humour, and a paperweight for the completed list.",
    ],
    ESFJ: [
      "Rose quartz is the household stone of affection, cloudy, pink and approachable.",
      "Your friends would probably have chosen it for you without consultation.",
      "Try reading its slight mistiness as permission, since kindness need not be perfectly arranged or entirely understood to be welcome at the table.",
    ],
    ISTP: [
      "Flint may be the most practical stone in human history, able to hold an edge and give a spark.",
      "It asks no belief of anyone.",
      "As a symbol it matches your economy of effort, and recalls that useful things are usually discovered by handling them.",
    ],
    ISFP: [
      "Moss agate carries green threads that resemble a miniature forest, although no plant was ever involved.",
      "Gardeners traditionally claimed it as their own.",
      "Your eye will find landscapes in it, and perhaps a hint about protecting the small wild corner of a busy week.",
    ],
    ESTP: [
      "Red jasper is solid, warm and impossible to see through, a stone for people who prefer present company.",
      "Tradition links it with stamina and nerve.",
      "Consider it a full stop of sorts, something to hold for three breaths before the next enterprising remark.",
    ],
    ESFP: [
      "Carnelian has been cut into seals since antiquity, and its orange glow suits anyone who enjoys an entrance.",
      "Zest is its usual meaning in the lore.",
      "Because a seal also closes letters, it can remind you of the good moment when an invitation becomes a promise.",
    ],
  },
  bySign: {
    Aries: [
      "Bloodstone, dark green with scattered drops of red, has long been offered to Aries as a soldier’s companion.",
      "Mars supplies the red, and a wet spring meadow supplies all the rest.",
      "The combination is instructive; courage in this image grows out of something cool, leafy and patient.",
    ],
    Taurus: [
      "Malachite’s rings of green seem made for Taurus, the sign that tradition places among gardens and good furniture.",
      "Venus is associated with copper, and copper gives the mineral its colour.",
      "Concentric bands suggest slow accumulation; each circle represents another season spent comfortably on the same ground.",
    ],
    Gemini: [
      "Agate is never content with a single stripe, so it makes an agreeable emblem for Gemini.",
      "Its layers resemble pages, some crowded with writing and others nearly transparent.",
      "Mercury would approve of the variety; follow any band far enough and it returns, like a good conversation, to its opening subject.",
    ],
    Cancer: [
      "Selenite takes its name from the Moon, the traditional ruler of Cancer, and has a silky white gleam.",
      "The mineral is soft enough to be marked by a fingernail.",
      "Such softness is no defect in a symbol; it merely asks for a sheltered windowsill and careful neighbours.",
    ],
    Leo: [
      "Sunstone glitters from within, owing to tiny metallic flakes, and Leo is its natural patron.",
      "The sparkle depends upon somebody moving the lamp.",
      "Generosity works similarly in this symbolism; brightness becomes visible in company, and remains in the stone after the visitors depart.",
    ],
    Virgo: [
      "Carvers of cameos loved sardonyx for its neat layers, and old lists of birthstones gave it to Virgo.",
      "Patience and a fine blade release a portrait from the pale upper band.",
      "What stays uncut is part of the design; perfection, this emblem whispers, includes knowing when the tool goes down.",
    ],
    Libra: [
      "Opal holds every colour in suspension, which explains its ancient friendship with Libra.",
      "Strictly speaking it is hardly a crystal at all, having declined to settle into a fixed arrangement.",
      "Beauty here arises from many small reflections in agreement; choose one flash of colour to admire before considering the others.",
    ],
    Scorpio: [
      "Obsidian is volcanic glass, cooled too quickly to form crystals, and polished pieces once served as mirrors.",
      "Symbolists hand it to Scorpio without hesitation.",
      "It reflects a dim and truthful face; handled respectfully, its keen edge stands for discernment, the art of cutting exactly where separation is needed.",
    ],
    Sagittarius: [
      "Riders and travellers carried turquoise along the old caravan roads, so its association with Sagittarius feels natural.",
      "The colour belongs to a generous sky.",
      "Many pieces show dark veins called matrix, resembling routes across a desert; freedom, according to this emblem, looks handsomer with a map inside it.",
    ],
    Capricorn: [
      "Onyx, black and evenly polished, is the formal dress of the mineral world and a customary emblem of Capricorn.",
      "Saturn favours anything that wears well.",
      "Underneath the severity lie fine pale layers, visible at the edge; they could represent tenderness, filed sensibly where only trusted colleagues would look.",
    ],
    Aquarius: [
      "Amethyst owes its name to a Greek word for sober, and tradition offers it to Aquarius, the clear-headed reformer.",
      "Violet is also the colour at the far end of the rainbow.",
      "One foot stands in restraint and the other in vision; that unusual posture may feel rather familiar.",
    ],
    Pisces: [
      "Sailors once carried aquamarine for safe passage, and the pale stone found an easy home with Pisces.",
      "It is as clear as a shallow pool over sand.",
      "Symbolically it offers depth with visibility; imagination may swim as far as it pleases while somebody on the beach, possibly you, minds the clothes.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Garnet, a small dark coal of a stone, fits a strategic temperament with fire behind it; hold it to the window and the hidden red appears.",
    "NT-Earth":
      "Smoky quartz combines transparency with shadow, a fair portrait of analysis standing on solid earth; its meaning is traditionally practical and unsentimental.",
    "NT-Air":
      "Topaz is hard, bright and inclined to split along one clean plane, much like a good distinction; airy reasoning could ask for no neater emblem.",
    "NT-Water":
      "Sapphire joins the cool intellect with deep water, and older writers made it a stone of truthful judgement; its blue is patient enough for both.",
    "NF-Fire":
      "Fire opal burns orange without any smoke, a becoming image for generous conviction; like enthusiasm, it contains a little water and dislikes sudden extremes.",
    "NF-Earth":
      "Green aventurine glints with flecks of mica, as though hope had been mixed into the soil; idealism planted here could plausibly produce lettuces.",
    "NF-Air":
      "Blue lace agate, pale and finely banded, is customarily linked with gentle speech; ideals carried by air might borrow its unhurried handwriting.",
    "NF-Water":
      "A pearl is built by a living creature around some small discomfort, layer upon patient layer; sensitive temperaments have understood that symbol for centuries.",
    "SJ-Fire":
      "Amber, which is ancient resin, feels warm to the touch and preserves whatever it once surrounded; dutiful fire has a comparable gift for keeping things golden.",
    "SJ-Earth":
      "Granite requires no display case, being already employed in doorsteps, bridges and kitchen counters; steady people in an earthy sign may salute a respected colleague.",
    "SJ-Air":
      "Slate splits into thin, level sheets and has carried both roofs and arithmetic; custom and thought find it an excellent neutral surface for writing.",
    "SJ-Water":
      "Any rounded river pebble illustrates this meeting of constancy and water; years of gentle persuasion produced its shape, and your palm already knows it.",
    "SP-Fire":
      "Basalt was once liquid, brilliant and moving rapidly downhill; spirited temperaments may like to consider how even lava eventually provides somewhere level to stand.",
    "SP-Earth":
      "Petrified wood keeps every ring of a vanished tree in durable mineral; practical fingers can read its history directly, which is the best possible introduction.",
    "SP-Air":
      "Mica peels into glittering leaves so thin that light travels through them; breezy, adaptable people will recognise its talent for having yet another side.",
    "SP-Water":
      "Sea glass begins as something broken and finishes as something everybody wants to pick up; improvisation and tide accomplished that together, without any particular plan.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "Order plainly suits you, so a symbolic stone will probably do best with one settled place and one settled meaning.",
      soft: "Your slight lean toward order allows a stone to keep its shelf on weekdays and wander somewhere else at weekends.",
    },
    P: {
      firm: "Since you clearly prefer things loose, let a pebble travel between pockets and change its meaning whenever you do.",
      soft: "On many days you improvise, and on others you arrange the windowsill carefully, so permit your symbols both habits.",
    },
  },
  level: "Order and freedom tied for you, so give one stone a fixed shelf and let another travel.",
};
