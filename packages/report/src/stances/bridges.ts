/** Sentences that join two opposite statements: `company company>solitude`. */
export const bridges: Readonly<Record<string, readonly string[]>> = {
  "company company>solitude": [
    "The pages on {before} had you looking for people, and with {now} you’d rather the guests went home first.",
    "Leave {before} for {now}, and the crowd you were glad of becomes a crowd you’d like to thank and dismiss.",
    "People did you good when it came to {before}; for {now} you need an hour with nobody in it.",
  ],
  "company solitude>company": [
    "After so much need of solitude over {before}, it’s only fair that turning to {now} should have you calling people up.",
    "Someone who shuts the world out over {before} can still want it back, with chairs, on the subject of {now}.",
    "Nobody was to disturb you over {before}, so it’s a surprise how many people you’d gladly have around for {now}.",
  ],
  "focus one>many": [
    "Undivided as you are about {before}, you keep several pots going for {now}, and burn fewer than you’d think.",
    "With {before} it was one thing at a time; turn to {now}, and watch the same person open six windows.",
    "The narrow beam you train on {before} spreads out, by the time it gets to {now}, into something more like weather.",
  ],
  "focus many>one": [
    "All those irons you had in the fire over {before} are put away for {now}, where one is enough.",
    "Scattered about {before}, you narrow to one point over {now}, and it’s a relief.",
    "The variety you needed around {before} would only get in your way with {now}, where you follow one thread to its end.",
  ],
  "pace haste>patience": [
    "Read this at a walk, since the speed you showed over {before} is nowhere to be found when you turn to {now}.",
    "Whoever was running a moment ago, about {before}, has sat down on the step, and for {now} will wait.",
    "It takes nerve to be as quick as you are with {before} and then, about {now}, to let months go by.",
  ],
  "pace patience>haste": [
    "That long patience of yours with {before} doesn’t extend to {now}, for which you run out without a coat.",
    "What you let ripen about {before} you’d pick green on the subject of {now}.",
    "Patient about {before}, in a hurry about {now}: people who know only one of these would not recognize the other.",
  ],
  "order plan>improvise": [
    "The lists you made for {before} have no counterpart here, because with {now} you trust the moment to bring instructions.",
    "Where did the careful planner from the pages on {before} go, now that the subject is {now} and nothing’s written down?",
    "Two habits share one calendar: for {before} a plan, in ink, and for {now} a blank week that you’d defend against anyone.",
  ],
  "order improvise>plan": [
    "For {before} you were content to wing it, and it amuses those who know you that for {now} there’s a chart.",
    "Having ad-libbed your way through {before}, you sit down to {now} with a ruler, three tabs and a fallback.",
    "The hands that like to make things up as they go with {before} prefer to measure twice for {now}.",
  ],
  "candor peace>truth": [
    "To spare people over {before} you swallow a good deal, and it’s about {now} that you come right out with it.",
    "The diplomat you send to talk about {before} has the week off, so {now} will be discussed in blunter words.",
    "Peace mattered most when it came to {before}, and you’ll notice that about {now} you would rather be right than comfortable.",
  ],
  "candor truth>peace": [
    "About {before} you’d sooner be accurate than liked; about {now}, it turns out, you would like supper to stay pleasant.",
    "Don’t take it for cowardice if you, so blunt on {before}, let a great deal pass on the subject of {now}.",
    "The frankness you spend on {before} has to be economized on, and {now} is where you economize.",
  ],
  "thrift thrift>spend": [
    "Every penny and minute counted in the pages on {before}, so what follows about {now} will sound like another wallet.",
    "A person can be careful with {before} and lavish over {now} and still balance the accounts, as you do.",
    "What you save by being sparing with {before} seems to go, quite cheerfully and without a receipt, on {now}.",
  ],
  "thrift spend>thrift": [
    "Open-handed to a fault about {before}, you count what goes out for {now} to the button.",
    "Generosity has its borders, and yours runs between {before} and {now}, with a toll booth on this side of it.",
    "Whatever you poured out over {before}, you measure by the spoon as soon as it’s a matter of {now}.",
  ],
  "trust quick>slow": [
    "Trust came fast over {before}, nearly before the introductions, and takes its time with {now}.",
    "You believed the first kind face when it came to {before}, and would like three references, please, about {now}.",
    "From trusting at a glance, about {before}, to trusting by installments, about {now}, is a distance you cover all the time.",
  ],
  "trust slow>quick": [
    "Years of proof were wanted over {before}, so you’re as surprised as anyone at how fast you trust someone with {now}.",
    "The guard you posted at {before} seems never to have heard of {now}, where people get waved straight in.",
    "Cautious about whom you let near {before}, you give a stranger the benefit of the doubt over {now}.",
  ],
  "risk safe>bold": [
    "You keep a rail at hand for {before} and let go of it for {now}, as careful climbers sometimes do.",
    "All the caution you laid out around {before} has bought you something, namely the nerve you show over {now}.",
    "Nobody who watched you test the ice about {before} would guess how you cross it at a run for {now}.",
  ],
  "risk bold>safe": [
    "After the leaps you took over {before}, it’s almost restful to see you look both ways, twice, about {now}.",
    "Bravery isn’t spread evenly in anyone, least of all in you, and what gets staked on {before} you’d never dream of staking on {now}.",
    "With {before} you jump and then look; here, on the subject of {now}, the looking takes up most of the time.",
  ],
  "head logic>feeling": [
    "Arguments settled things about {before}; about {now} they’ll be heard after the heart has voted.",
    "The cool head you bring to {before} steps aside on the subject of {now}, which gets settled nearer the ribs.",
    "You argued your way through {before} and will feel your way through {now}, because one instrument doesn’t measure everything.",
  ],
  "head feeling>logic": [
    "Having followed your heart about {before}, you send it out for a walk and do the arithmetic on {now}.",
    "What you knew by feel on the subject of {before} you want to see proved, with sources, on that of {now}.",
    "It’s odd how warm your arguments run about {before} and how cool about {now}, as if one roof had two climates.",
  ],
  "lead lead>support": [
    "The hand that went up first about {before} stays in its pocket for {now}, ready to help whoever goes ahead.",
    "Between {before} and {now} you give up the front seat, and do not appear to miss the wheel.",
    "The chief in matters of {before} is glad to pass the nails for {now}.",
  ],
  "lead support>lead": [
    "Whoever has only seen you lend a shoulder over {before} should see you, about {now}, call the tune.",
    "You let others decide about {before}, which has left you with a fair stock of decisions for {now}.",
    "From the second row in matters of {before} to the front of the parade in those of {now} takes you one step.",
  ],
  "novelty new>familiar": [
    "For all the novelty you wanted around {before}, you come home to the same old armchair on the subject of {now}.",
    "Curiosity drives you on about {before}, which makes it curious in itself how you stand by the old ways with {now}.",
    "What’s untried tempts you over {before}, and what’s tried and worn at the elbows suits you better for {now}.",
  ],
  "novelty familiar>new": [
    "The old road was good enough for {before}; about {now} you take the unmarked turn.",
    "Such loyalty to the known, over {before}, leaves an appetite, and with {now} you ask for the dish you can’t pronounce.",
    "People who have seen how you cling to custom over {before} don’t believe the rumors of you experimenting with {now}.",
  ],
  "voice speak>withhold": [
    "Plenty of words were available on {before}, which makes it all the more noticeable how few come out about {now}.",
    "Anyone who asks you about {before} gets an answer in chapters; anyone who asks about {now} gets the weather.",
    "Talkative over {before}, you come to the matter of {now} with your lips together, and it isn’t for lack of material.",
  ],
  "voice withhold>speak": [
    "What you keep behind your teeth about {before} leaves plenty of breath for all that you announce, out loud, about {now}.",
    "The silence around {before} fooled them, and they’re never ready for how freely you talk on the subject of {now}.",
    "Bring up {before} and you study your shoes; bring up {now} and the others can’t get a word in.",
  ],
};
