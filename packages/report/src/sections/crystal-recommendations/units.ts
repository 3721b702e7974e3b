import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Pyrite resembles gold, throws sparks when struck, and has deceived better prospectors than you.",
        ],
        ["item", "Put it where you open your mail."],
        ["item", "Knock on it once before replying to anyone who has doubted you."],
        [
          "item",
          "Consider it a reminder that some things glitter because they’re cheap, your latest comeback included.",
        ],
      ],
      ask: "Which comeback of yours looked like gold until you said it?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["lead", "Petrified wood was a tree until it got serious."],
        ["item", "Use it as a paperweight on whichever plan you’re least prepared to reconsider."],
        [
          "item",
          "When you hear yourself announce “This is how I do it,” lift the thing and feel its age.",
        ],
        ["item", "It’s there as a reminder that there were leaves originally."],
      ],
      ask: "Which of your methods stopped growing before you noticed?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Fluorite grows in tidy cubes, see-through, banded violet and green, and chips when dropped.",
        ],
        ["item", "Stand it on the book you quote most."],
        ["item", "Look at a friend through it before you explain them to themselves."],
        ["item", "Let it be a reminder that the prettiest order in the world can’t stand a knock."],
      ],
      ask: "Who did you last explain to themselves, and did they thank you?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        ["lead", "Opal hides its colors in milk, and cracks if it gets too dry."],
        ["item", "Lay it in the drawer with the old letters."],
        ["item", "Take it out on any afternoon when you’ve assured three people that you’re fine."],
        [
          "item",
          "Let it remind you that nothing shows until someone tilts you, so be fussy about who does.",
        ],
      ],
      ask: "How often did you say “fine” this week, and who got the least truthful one?",
    },
  },
  INTP: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "lead",
          "Citrine, the yellow of a lit window; most of it is heated amethyst, as you’d have discovered anyway.",
        ],
        ["item", "Where: on top of the unfinished draft, as a weight."],
        ["item", "When: move it one page down for each page you finish."],
        ["item", "To remember: heat changed it, and no one calls it less of a stone."],
      ],
      ask: "What has a difficult time changed in you that you still consider fake?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Smoky quartz, a clear stone that darkened by lying near something strong for a very long while.",
        ],
        ["item", "Where: on the floor beside your shoes."],
        ["item", "When: before tying the second one, stop and feel both soles."],
        ["item", "To remember: you have weight, and the floor doesn’t mind."],
      ],
      ask: "What have you lived beside for so long that it’s colored you?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Sodalite, blue with white cracks, like a map of somewhere that keeps changing its mind.",
        ],
        ["item", "Where: beside the phone, face up."],
        [
          "item",
          "When: turn it over as soon as you’ve said enough, and stop by the end of that sentence.",
        ],
        ["item", "To remember: the white lines were gaps first."],
      ],
      ask: "Which gap in your knowledge has become a handsome part of the pattern?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Rhodonite, pink veined with black, as though someone had annotated a blush."],
        ["item", "Where: the inside pocket, left side, with nothing in between."],
        ["item", "When: as your face goes hot and you look around for a joke."],
        ["item", "To remember: the ink and the pink are one stone."],
      ],
      ask: "What was the last blush you tried to edit?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "Stones can’t accomplish anything, which makes them restful company for someone like you.",
        ],
        [
          "item",
          "Carnelian, orange, in the pocket you reach into before you speak: let one other person start.",
        ],
        [
          "item",
          "Tiger’s eye beside the trophies: you enjoyed the game before you enjoyed the shelf.",
        ],
        ["item", "Gray flint with the hiking boots: sparks take two."],
      ],
      ask: "Which object near your door could remind you to let someone else begin?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Three weights, for a person who trusts anything that can be put on a scale."],
        [
          "item",
          "Hematite on the stack of papers: whatever’s underneath is allowed to be unfinished until tomorrow.",
        ],
        ["item", "Red jasper in the toolbox, under the pliers: certain squeaks are only company."],
        ["item", "Petrified wood on the windowsill: this took its time, and look at it."],
      ],
      ask: "Where in your home does an unfinished thing have permission to lie around?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        ["lead", "Think of these as punctuation, to be inserted between one opinion and the next."],
        [
          "item",
          "Fluorite, for its flat sides, by the telephone: every question has at least eight.",
        ],
        [
          "item",
          "Blue lace agate in the coat you wear to meetings: listen to the last syllable, then inhale.",
        ],
        ["item", "Clear quartz at your bedside: nothing further on the agenda."],
      ],
      ask: "At which point of your day would a comma do more good than a conclusion?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "These are for keeping where only you will see them, as you do with practically everything that matters.",
        ],
        ["item", "Moonstone, in the drawer with the old letters: affection is evidence too."],
        [
          "item",
          "Aquamarine, worn inside the shirt, whenever you’re about to cancel something: the people involved have names.",
        ],
        ["item", "Rose quartz in your overcoat pocket: go in and say it."],
      ],
      ask: "What do you keep hidden at home that would tell a visitor who you love?",
    },
  },
  ENTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        ["lead", "Sunstone, for someone who ignites quickly and forgets what was standing nearby."],
        ["item", "Where: the pocket on the side of your stronger hand."],
        ["item", "When: turn it over, once, before you accept a dare."],
        ["item", "To remember: applause is over by morning, and burns take weeks."],
      ],
      ask: "Which dare would you have declined if you’d had one additional second?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["lead", "Petrified wood, an idea that some tree once had and then stuck with."],
        ["item", "Keep it on whatever is half done, as a paperweight or a reproach."],
        ["item", "Move it when that project is finished, and only then; appreciate the heft."],
        ["item", "Let it remind you that staying put can be an invention too, a gradual one."],
      ],
      ask: "Which unfinished project would the stone be sitting on tonight?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        ["lead", "Fluorite comes in every color imaginable and has never settled on a favorite."],
        ["item", "Leave it on the stack of letters you honestly intend to answer."],
        ["item", "Pick it up when a topic, a tab or a friend is about to be abandoned halfway."],
        ["item", "It was named for flowing, and a stream has banks; remember the banks."],
      ],
      ask: "Which half-answered letter would the stone be sitting on tonight?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Labradorite is gray from most sides and, from a single one, unreasonably blue."],
        ["item", "Put it on the sill over the sink, where you stand after company has gone home."],
        ["item", "Tilt it until the color comes; the angle isn’t a trick."],
        [
          "item",
          "It’s there to remind you of the people who waited patiently until they saw your color.",
        ],
      ],
      ask: "Who has seen your blue side without your having to perform it?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Carnelian, the orange of a stove left on low."],
        ["item", "Keep it in a pocket of the jacket you wear to speak in."],
        ["item", "Touch it before you answer “I don’t mind,” and find out whether you do."],
        ["item", "Consider it a reminder that wanting something isn’t bad manners."],
      ],
      ask: "How often this week did you say “I don’t mind” when you did?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Hematite: gray, modest, and a great deal heavier than it looks, like certain silences of yours.",
        ],
        ["item", "Keep it on the papers you intend to deal with tomorrow."],
        [
          "item",
          "Close your fist around it on waking up and appreciate the mattress before the plans begin.",
        ],
        [
          "item",
          "It’s there as a reminder that you’re allowed to be here before you’ve been useful to anybody.",
        ],
      ],
      ask: "Which pile of papers would get shorter if a stone were sitting on it?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Blue lace agate, striped like a sky that can’t decide."],
        ["item", "Keep it beside the phone, near the names you write to most."],
        ["item", "Turn it over once before sending anything longer than five lines."],
        [
          "item",
          "Let it be a reminder that some messages are perfectly happy to remain unanswered.",
        ],
      ],
      ask: "Which message could stay unanswered forever without harming anyone?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Labradorite: dull as a puddle until you tilt it, and then suddenly iridescent."],
        ["item", "Keep it in the bowl where you automatically drop your keys."],
        [
          "item",
          "Touch it as you come in, and don’t take off your jacket until you’ve exhaled twice.",
        ],
        [
          "item",
          "Let it remind you that most people will see only the gray, and a very few will bother to tilt.",
        ],
      ],
      ask: "Who has taken the trouble to see you from another angle?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Three stones, chosen for what they remind you to do."],
        [
          "item",
          "Carnelian, orange, in the coat you wear to meetings: speak during the first ten minutes.",
        ],
        ["item", "Pyrite beside the unpaid bills: glitter is also an expense."],
        [
          "item",
          "Garnet in the drawer with abandoned projects: pick one, and give it a second winter.",
        ],
      ],
      ask: "Which abandoned project deserves the garnet, and what were you in the middle of?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Pebbles would do, but since you’ll stroke them anyway, here are three."],
        ["item", "Moss agate on the windowsill: slow is a speed."],
        ["item", "Petrified wood in the toolbox: finish the shelf before inventing the library."],
        ["item", "Smoky quartz next to the bed: put down anything you’re still lifting."],
      ],
      ask: "What are you still lifting at night that could lie on the floor until morning?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Take three stones as punctuation for a mind that runs on."],
        ["item", "Blue lace agate by the phone: answer in your own vocabulary, without rehearsal."],
        ["item", "Fluorite on the desk: one window open, while the others wait."],
        ["item", "Clear quartz in the bag you travel with: a period, to be taken daily."],
      ],
      ask: "Where does your week most need a period?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Three stones for someone who attributes feelings even to a stone."],
        ["item", "Moonstone near the bath: feelings evaporate too, eventually."],
        ["item", "Black tourmaline in the bag for family visits: leave after the second coffee."],
        ["item", "Rose quartz in the pocket, for your thumb: be kind to whoever’s pocket it is."],
      ],
      ask: "At which house have you always stayed for the third coffee, and why?",
    },
  },
  ENFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Carnelian, orange and a bit of an exhibitionist; you’ll get along."],
        ["item", "Keep it in the pocket where your notes would go."],
        ["item", "In a meeting, turn it over three times before volunteering for anything."],
        ["item", "Let it remind you that a coal gives most of its heat after the flames are gone."],
      ],
      ask: "Which offer would have been better made after turning something over three times?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Moss agate: an entire landscape in a pebble, and you can’t weed it."],
        ["item", "Keep it beside the calendar that has everyone’s appointments on it."],
        ["item", "Before you take on one additional errand, weigh it in your palm."],
        [
          "item",
          "It’s a reminder that some things grew for a million years without anyone’s encouragement.",
        ],
      ],
      ask: "What in your care would go on growing if you were away for a season?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Blue lace agate, pale as breath, with its layers in no hurry."],
        [
          "item",
          "Keep it beside the phone charger, so that you see it before any of the messages.",
        ],
        ["item", "Touch it each time you’re about to interpret what someone else means."],
        [
          "item",
          "Consider it a reminder that the spaces between the stripes are part of the stone too.",
        ],
      ],
      ask: "Whose thought did you finish this week while they were still enjoying it?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "Moonstone, which looks illuminated from within and is really just very good at reflecting.",
        ],
        ["item", "Keep it in the soap dish, where it’s allowed to get wet."],
        ["item", "After company, rinse it before you rinse anybody’s coffee cups."],
        [
          "item",
          "Let it suggest to you that shining by another person’s lamp is lovely, and temporary.",
        ],
      ],
      ask: "In whose company do you look your best, and do you like yourself there?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "Carnelian, orange as an ember that someone has considerately banked, used to be set in the rings of orators.",
        ],
        ["item", "Keep it in the pocket of the jacket you give speeches in."],
        ["item", "Turn it over three times before volunteering for anything."],
        ["item", "It’s there as a reminder that embers outlast flames, and travel better."],
      ],
      ask: "What are you proud of that took slow heat and no audience?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "lead",
          "Moss agate looks like a garden imprisoned in ice, and farmers once tied it to the horns of an ox.",
        ],
        ["item", "Set it on the windowsill over the sink."],
        ["item", "Wet it whenever you water the basil, assuming there’s still basil."],
        [
          "item",
          "Let it remind you that something can be perfectly stationary and have an entire forest inside.",
        ],
      ],
      ask: "What has been growing near you all year without once asking for attention?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "Blue lace agate is striped like a sky that can’t decide, and was worn by people who had to speak at court.",
        ],
        ["item", "Leave it beside the telephone or on your keyboard."],
        [
          "item",
          "Roll it between two fingers until the other person has definitely come to the end.",
        ],
        ["item", "Let it be a reminder that a pause is also a remark."],
      ],
      ask: "In which conversation this week did your silence do more than your wit?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Aquamarine was a sailor’s stone, for people who live on something that moves and intend to arrive anyway.",
        ],
        ["item", "Put it in the glass where you drop your keys."],
        ["item", "On stormy evenings take it out and hold it until it’s warm."],
        ["item", "Let it remind you that every harbor has an opening, with walls on either side."],
      ],
      ask: "What are you still headed for, however much shifts underneath you?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Pyrite fooled a great many hurried people, and it still strikes an excellent spark.",
        ],
        ["item", "Stand it next to the telephone that you answer too fast."],
        [
          "item",
          "Touch it before you accept a challenge, and figure out what the ore is actually worth.",
        ],
        ["item", "Consider it a reminder that shining is allowed."],
      ],
      ask: "Which challenge would you have left alone if you’d had to assay it first?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Hematite is iron that took its time; it’s a great deal heavier than it looks, and so are your opinions.",
        ],
        ["item", "Leave it in the pocket of your work coat."],
        [
          "item",
          "When an errand that isn’t yours lands on you, move the stone to the other pocket and reconsider.",
        ],
        ["item", "It’s there as a reminder that weight can be set down."],
      ],
      ask: "Which errand in your pocket this week was never yours to run?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Fluorite assembles itself into cubes, entirely without a ruler."],
        ["item", "Set it by the monitor, on top of everything you’re rechecking."],
        ["item", "As you reach for a fourth opinion, turn the stone over and make a decision."],
        ["item", "Let it be a reminder that a pattern can form without supervision."],
      ],
      ask: "What in your life has arranged itself without your interference?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Agate arranges its floods in orderly bands, one to a season."],
        ["item", "Put it under the lamp where you generally open your mail."],
        ["item", "On a difficult anniversary, take it along inside your glove."],
        ["item", "Let it remind you that every pattern in it was originally a flood."],
      ],
      ask: "Which flood in your history has become the pattern that others admire?",
    },
  },
  ISFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Garnet, which looks black in its box and goes scarlet against a window."],
        ["item", "Keep it in the bag you take to other people’s emergencies."],
        [
          "item",
          "Before you say “I can do that,” close your fist around it and consider who else could.",
        ],
        ["item", "Consider it a reminder that you’re allowed to glow on a day off."],
      ],
      ask: "Who else could have handled the last thing you volunteered for?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Moss agate: a pebble with a hedge inside."],
        ["item", "Keep it on the sill over the sink, where you stand the most."],
        [
          "item",
          "Turn it over when a job is finished, and let an entire minute go by before the next.",
        ],
        [
          "item",
          "It’s there as a reminder that every growing thing is left alone for most of the day.",
        ],
      ],
      ask: "What would grow better this month if you left it alone?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        ["lead", "Amazonite, the green of a swimming pool seen from an airplane."],
        ["item", "Keep it on top of the invitations you haven’t answered."],
        ["item", "When your immediate reply is “of course,” let the stone sit on it overnight."],
        [
          "item",
          "Let it be a reminder that someone once gave you a considerate no, and you survived.",
        ],
      ],
      ask: "Which “of course” would have been a no after one night’s sleep?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Moonstone: milk with a lamp behind it."],
        ["item", "Keep it in the dish beside your bed, with the watch or the earrings."],
        ["item", "Touch it at night instead of performing one last inspection of everyone."],
        ["item", "Let it remind you that tides go out as well, and no one considers them selfish."],
      ],
      ask: "Which nightly inspection could you give up without anyone being less safe?",
    },
  },
  ESTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Red jasper suits you, since it looks as if it had already been through the kiln and come out with additional convictions.",
        ],
        ["item", "Leave it in the outer pocket of whatever you carry home."],
        ["item", "Touch it on the front step, before you go in to the people you love."],
        ["item", "It announces that the last instruction of the day has been given."],
      ],
      ask: "What do you bring in from work that you’d like to leave outside?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Hematite, because it weighs a great deal more than it has any need to, and never apologizes for it.",
        ],
        ["item", "Its place is the pocket of your work coat, down among the nails."],
        [
          "item",
          "When a suggestion annoys you, close your fist on it and wait seven seconds before replying.",
        ],
        ["item", "Let it remind you that iron, too, was poured before it set."],
      ],
      ask: "Which suggestion would have deserved a count of seven from you?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        ["lead", "Blue lace agate is for you, a stone with many stripes and not one opinion."],
        ["item", "Lay it by the phone, or on the lectern."],
        ["item", "Turn it over as soon as you’ve made your point."],
        ["item", "Its entire message is that the point has already been made."],
      ],
      ask: "Which point did you go on making long after everyone had accepted it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Sailors used to pack an aquamarine against drowning, and you’ve been at sea a great deal longer than you let on.",
        ],
        ["item", "It goes in the drawer with the socks."],
        ["item", "Bring it out on the anniversary of something you managed superbly."],
        ["item", "Consider it a reminder that the thing also happened to you."],
      ],
      ask: "Which disaster that you managed so well also happened to you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Sunstone, which glitters as if it had been first in line."],
        ["item", "Keep it in the pocket of whatever coat you usually wear."],
        [
          "item",
          "Squeeze it when the others are still finding their shoes, and breathe out twice.",
        ],
        ["item", "It’s there as a reminder that a slow start has never yet ruined an afternoon."],
      ],
      ask: "Whose dawdling on the way out of the house gets your brightest, sharpest voice?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Petrified wood: a tree that gave up providing shade and is admired anyway."],
        ["item", "It lives permanently on the windowsill above the sink."],
        [
          "item",
          "Close your palm on it when someone offers to bring something, and say “Yes, please.”",
        ],
        ["item", "Let it be a reminder that you’re allowed to stand there and be appreciated."],
      ],
      ask: "What did someone offer to bring, the last time you told them just to come?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "Amazonite, green as a public pool with nobody in it."],
        ["item", "Keep it in the pocket opposite your phone."],
        [
          "item",
          "Turn it over through the whole of one thought, from start to finish, before you speak it.",
        ],
        ["item", "Let it remind you that the water is still there when the people have gone."],
      ],
      ask: "When did you last follow one thought to its end without telling it to anyone?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Moonstone, milky, with a gleam that won’t stay put."],
        ["item", "Keep it in an eggcup on the night table."],
        [
          "item",
          "Close your fist on it when a memory wants to be heard, and give it five minutes.",
        ],
        ["item", "Consider it a reminder that a thing can shine from the inside of a fog."],
      ],
      ask: "Which memory has been waiting longest for its five minutes?",
    },
  },
  ISTP: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Obsidian suits you, a glass manufactured in a hurry by something extremely hot."],
        ["item", "Keep a rounded piece with your keys, where you’ll see it whenever you rush out."],
        [
          "item",
          "Its edges were once the sharpest known; this piece has been tumbled, and is every bit as brilliant.",
        ],
        ["item", "Let it remind you that polish comes from constantly colliding with others."],
      ],
      ask: "Who have you collided with often enough to be a little rounder for it?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Take a lump of basalt, the gray and unremarkable material that ocean floors are made of.",
        ],
        ["item", "Lay it on the windowsill nearest to where you take off your boots."],
        ["item", "Lift it each evening, in your palm, until it’s as warm as you are."],
        [
          "item",
          "It’s a reminder of what you forget: warming up is a gradual business, and depends on someone holding on.",
        ],
      ],
      ask: "Who has held on long enough for you to become warm?",
    },
    Air: {
      stances: { novelty: "new" },
      lines: [
        [
          "lead",
          "Mica is yours, a mineral in pages, which people once used for windows in stoves.",
        ],
        ["item", "Slip a flake between two leaves of whatever you’re reading, and move it along."],
        [
          "item",
          "It splits forever, thinner each time, and is still the same stuff, like certain theories of yours.",
        ],
        ["item", "It stood next to the flames and let others see them, which you can do too."],
      ],
      ask: "Which fire do you let other people watch through you, without feeling the heat yourself?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "lead",
          "Malachite, banded in greens, was laid down drop by drop in the dark by copper and rain.",
        ],
        ["item", "Keep it in the pocket your fist goes into when you’re unhappy."],
        [
          "item",
          "Since each band was a rainy season, run a thumbnail across them, and count as many as you’ve had.",
        ],
        [
          "item",
          "It’s there as a reminder that none of this was visible until someone cut the stone.",
        ],
      ],
      ask: "Which of your rainy seasons has nobody ever seen any evidence of?",
    },
  },
  ISFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Sunstone, a peach-colored feldspar that behaves itself until a ray gets in and every flake goes off.",
        ],
        ["item", "Keep it on the sill above whatever you’re working at, where noon will find it."],
        ["item", "Tilt it once toward the window before you start something else."],
        [
          "item",
          "Let it be a reminder that sparkle is a matter of angle, so hold yours a little longer.",
        ],
      ],
      ask: "At what angle to other people do you sparkle, and how long do you stay there?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Petrified wood: a tree that was in no hurry and ended up outlasting the forest."],
        ["item", "Keep it among your tools, where your fingers will discover it accidentally."],
        ["item", "Weigh it in your palm before postponing anything for the third time."],
        [
          "item",
          "Let it remind you that even this was accomplished one grain a day, without skipping any of the days.",
        ],
      ],
      ask: "What could you replace in yourself at the pace of one grain a day?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "lead",
          "Fluorite comes in bands of violet, green and clear, as though it had been unable to decide.",
        ],
        ["item", "Keep it where you keep your unfinished things."],
        [
          "item",
          "Hold it up to the window before you start another, and pick one band to follow to its end.",
        ],
        [
          "item",
          "Consider it a reminder that one crystal can change continually and still have definite edges.",
        ],
      ],
      ask: "Which of your bands would you follow if you could only keep one this year?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Aquamarine, which sailors carried against drowning, is simply beryl with a trace of iron.",
        ],
        ["item", "Keep it in the pocket of the coat you wear to other people’s troubles."],
        [
          "item",
          "Fold your fingers around it when another person’s story begins to fill you, and feel its corners.",
        ],
        ["item", "It’s there as a reminder that the clear blue color comes from the iron."],
      ],
      ask: "Where would a trace of iron do your kindness some good?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "lead",
          "Carnelian, orange as an emergency flare, was worn by soldiers who were short of nerve.",
        ],
        ["item", "Keep it in the pocket where you carry your money."],
        ["item", "Rub it before you accept a bet, and listen to the conditions."],
        ["item", "Let it remind you of one courageous act of yours that had no spectators."],
      ],
      ask: "Which courageous act of yours has never been mentioned to anyone?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Hematite is gray, cold, heavier than it looks, with the manners of an anvil."],
        ["item", "Keep it on top of the unopened bills."],
        ["item", "Lift it before you order anything, and wait until it’s as warm as you are."],
        ["item", "Let it remind you of the possessions that are already paid for."],
      ],
      ask: "What do you own, free and clear, that you forget to be glad of?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Blue lace agate, pale as a fair morning, has been prescribed to chatterers for centuries.",
        ],
        ["item", "Keep it beside the charger, where your hand goes first and last."],
        ["item", "Roll it while others speak, and reply once it has turned over three times."],
        ["item", "Let it remind you of something you were told only because you waited."],
      ],
      ask: "What did you once find out just by not replying right away?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "Moonstone is milky and shifts as you tilt it, so travelers by night were fond of it.",
        ],
        [
          "item",
          "Keep it with your keys, since you do most of your feeling just outside the building.",
        ],
        ["item", "Take it out when you’re home and can’t go in yet, tilting it until you can."],
        [
          "item",
          "Let it be a reminder that a mood moves along independently, without being walked around the block.",
        ],
      ],
      ask: "What do you let yourself feel on the way home and nowhere else?",
    },
  },
  ESFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Red spinel sat in royal crowns for centuries under the ruby’s name, and sulked about it no more than you would.",
        ],
        ["item", "Keep it with your lipstick, keys or good watch."],
        ["item", "Touch it when another person is getting the toast."],
        ["item", "Let it remind you that it’s entirely possible to glow without top billing."],
      ],
      ask: "Where have you shone under someone else’s name and not minded?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Amber started out as something that ran down a tree, met a gnat, and decided to stay.",
        ],
        ["item", "It belongs in a pants pocket, where it borrows the temperature of your hand."],
        ["item", "Rub it before you promise anything beyond next week."],
        ["item", "Let it remind you what a sticky afternoon can eventually turn into."],
      ],
      ask: "Which passing pleasure of yours has hardened into something that lasts?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Apatite takes its name from the Greek for deceit, since it keeps being mistaken for nobler stones at parties.",
        ],
        ["item", "Lay it beside the phone charger."],
        ["item", "Turn it once before you put on an accent."],
        ["item", "It’s there to remind you that you’ve never tried your own color."],
      ],
      ask: "Which more impressive person do you let everybody mistake you for?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "A pearl, strictly, isn’t a mineral: it’s what an oyster did about an irritation, over years.",
        ],
        ["item", "Keep one in the box with the old letters."],
        ["item", "Wear it on a day when you intend to be cheerful."],
        ["item", "Consider the original grit, and be a little proud."],
      ],
      ask: "What irritation or grief have you coated so well that others admire it?",
    },
  },
};
