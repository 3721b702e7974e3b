import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Old pictures put a yellow wheel just under the ribs and make it the seat of the will. Yours starts up when anyone says “impossible” in a particular tone, and you can feel it go, like a furnace in a basement, after which the house is hot for days. Nobody put a window anywhere near it, so laugh now and then, by way of ventilation.",
        ],
      ],
      ask: "Whose “impossible” are you still heating the house with?",
    },
    Earth: {
      stances: { risk: "both" },
      lines: [
        [
          "paragraph",
          "The lowest center, at the base of the spine, is painted red and square, and is said to ask only whether the floor will hold, which yours asks of ladders, employers and compliments. Imagine a mule: sure of foot, suspicious of bridges, right about the majority of them. Let the animal set one hoof on the next bridge and lean a while before it votes.",
        ],
      ],
      ask: "Which bridge have you refused for years without once putting weight on it?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Between the brows the old pictures place a violet wheel, the seat of insight, and you have practically had your mail forwarded there. Imagine the top of a tower with eight windows. The view is magnificent, the stairs are in deplorable repair, and far below, in general outline, you can see a soup boiling over.",
        ],
      ],
      ask: "What is boiling over downstairs while you enjoy the view?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "The heart is pictured as a green wheel behind the breastbone, with twelve petals. Imagine yours as a harbor with an inconveniently narrow entrance, where a vessel, once it’s past the rocks, stays for forty years. It’s crowded in there, several have sunk at their moorings, and since you still row out to the wrecks, conscientiously, with the mail, let one of them go on the next tide.",
        ],
      ],
      ask: "Whose ship went down in your harbor years ago and still gets its mail?",
    },
  },
  INTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Tradition paints a yellow wheel below the ribs and calls it the seat of will, and yours could be exhibited as an engine in a museum, oiled, labeled, roped off, with a notice that says it runs. It does run. Lay a palm on it before you open your mouth at the next meeting, feel whether it would care to be started, and if it would, speak first.",
        ],
      ],
      ask: "In which year did that engine last run, and what was it driving?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "At the base of the spine the old maps put a red square, the root. Imagine yours as a tortoise on whose back you’ve built, over several decades, a magnificent observatory. You seldom remember the tortoise, although it’s been walking the entire time, at its own pace, in some direction, and now and then would appreciate a lettuce leaf, so sit low tonight, and ask it where you are.",
        ],
      ],
      ask: "Where has your body been slowly carrying you while you looked the other way?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The topmost wheel sits at the crown, violet and white, with a thousand petals, and was thought of as a way out. In you it’s a skylight with the ladder worn smooth. Up you go before breakfast, and the view is excellent, though the old painters would add a handrail for coming back down: feet, soap, cold water, to be used after every excursion.",
        ],
      ],
      ask: "What brings you back down the ladder when you have been up there for hours?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "A green wheel is drawn behind the breastbone, for love. Picture yours as a greenhouse at the far end of the property, which makes its own heat and grows things all winter that you never planted, and which you’ve always described to visitors as a shed. Occasionally the glass fogs, which would be the moment to lay a palm on your chest and go in.",
        ],
      ],
      ask: "What is growing in the shed that you’ve never shown to a guest?",
    },
  },
  ENTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Tradition paints a yellow center above the navel and gives it the will. Picture yours as the engine of a ferry that never ties up, handsome, oiled, audible from shore and in no need of any more steam. After a triumph, spread your fingers over it and imagine the captain, a man with exhausted eyes, asking over the loudspeaker whether anyone is getting off here.",
        ],
      ],
      ask: "What would your will do for an hour if it were allowed to tie up?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The lowest center, at the base of the spine, was drawn in red and put in charge of shelter. Think of yours as a loading dock, busy day and night, with a foreman who signs for everything that comes in; then lean back until both hips are heavy, and imagine the gate coming down with a rattle, and nothing due until morning.",
        ],
      ],
      ask: "What are you still unloading that someone else could have signed for?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "The throat was given a blue wheel, for speech, and yours has been wired to the public address system that announces the trains. Imagine one evening when the system fails, and you have to cross the station and tell a particular passenger, without amplification, from two feet away, where you’d like to go.",
        ],
      ],
      ask: "To whom do you make announcements when a murmur at two feet would do?",
    },
    Water: {
      stances: { trust: "both" },
      lines: [
        [
          "paragraph",
          "In the middle of the chest an old map has a green wheel, for attachment. Picture a walled garden there, laid out by you, with excellent locks, in which five or six people have been given a bench for life, and which is a good deal kinder than your reputation. Rest your palm on the wall, over your breastbone, so that they can tell you’re home.",
        ],
      ],
      ask: "Who has had a bench in you for years and has never been shown the garden?",
    },
  },
  ENTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Old drawings put a yellow wheel under the ribs, at the pit of the stomach, and credited it with will and appetite. Yours spins like a fan in August; you’ve felt it before every dare, that lift, as though the floor had winked. It needs no encouragement, so lay a palm there when you’ve won something, and let it slow down by itself.",
        ],
      ],
      ask: "What sets that wheel under your ribs spinning before your head has been consulted?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture the root center as a cellar, red and cool, down where the spine ends, which you visit chiefly for extension cords. It was once drawn as the place where a person is simply housed, with no case to make, and your tailbone would be delighted to hear it, so sit on the ground sometime. Bring no project.",
        ],
      ],
      ask: "When did you last sit on bare ground without improving anything in reach?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "The throat center was painted blue, and in you it’s an airport from which everything departs. Since an airport depends on landings too, picture one empty runway at the notch of your collarbone, hold it open for the whole of another person’s story, and see what’s been circling up there, hoping for permission to land.",
        ],
      ],
      ask: "What has been circling your throat for weeks, waiting for the traffic to stop?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Low in the belly they used to draw an orange cup, for pleasure and tears without distinction. You think from the neck up and are governed from here: the sudden no to a perfectly pleasant apartment, the hunger after a good conversation. Picture the cup when the day ends, how full it is, and of what, with nothing to prove; just look, before you go in to the others.",
        ],
      ],
      ask: "How full was that cup when you last snapped at a perfectly innocent person?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Old drawings place a yellow wheel behind the navel, in charge of the will, and yours could be a pilot flame, steady and blue, rather vain about how little gas it uses after so many decades of heating other people’s houses. Lay a palm there before you say yes to anyone this week; if nothing leaps, the answer was politeness.",
        ],
      ],
      ask: "When did something last leap behind your navel before you had time to be reasonable?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The lowest wheel is drawn at the base of the spine, red, with four petals, and its department is soup and rent. You’ve treated yours as a basement, useful, rarely visited, a convenient place to store the years. Go down there in your imagination once a day, at the moment when your heels touch the bathroom tiles; it’s warmer down there than you remember, and someone has been paying the bills.",
        ],
      ],
      ask: "What has the lowest floor of you been paying for without any thanks?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "At the throat, say the old pictures, there is a blue wheel for speech. Yours has a separate setting for the bank, the baby, the boss and your oldest friend, and passes from one to another as effortlessly as a subway announcer between stations. Some evening, read a recipe aloud in no particular tone; the voice that turns up when nobody needs to be pleased is a little lower than the others.",
        ],
      ],
      ask: "How does your voice sound when there is nobody at all to please with it?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Tradition places a green wheel behind the breastbone and lets love in and out of it. Yours, if anyone had to paint it, is a harbor without a harbor master, where anything that floats can tie up and apparently does. Rest two fingers there tonight and name who is moored. Which of them came in for one storm and has taken up the berth for an entire season?",
        ],
      ],
      ask: "Who is tied up in your harbor long after their storm was over?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Tradition puts a third center just above the navel, and paints it yellow, like a stove with the lid off; yours has two settings: a pilot flame nobody suspects and a roar that astonishes even its owner. Between them lies the whole art of wanting something at noon, in an everyday tone, and having it by evening.",
        ],
      ],
      ask: "What do you want, at noon on a normal day, strongly enough to ask for it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "People have pictured a red square at the base of the spine, where a person is said to take root. Imagine yours as a coin slot that you habitually forget to feed. It takes only unglamorous coins, such as supper, rent, a nap, bare feet on tiles, and when it’s been paid first, the visions upstairs get noticeably better electricity.",
        ],
      ],
      ask: "When did you last feel the floor, and what were you worrying about until then?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "An old map shows a blue wheel in the throat. Yours operates at three speeds: one for the telephone, one for offices, and a third, low and unhurried, that so far only animals have heard. That last one is the original, so order a coffee in it, once this week, and see who looks up.",
        ],
      ],
      ask: "Who, apart from animals, has heard the voice you use when you’re unafraid?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "In the middle of the chest, according to tradition, is a green wheel with twelve petals. Imagine yours as a harbor whose master has never learned to say that it’s full, so that every leaking vessel is waved in, admired, and given soup. Actual harbors have a chain to pull across on certain nights, and are respected all the same.",
        ],
      ],
      ask: "Which leaking vessel did you wave in this month although there was no berth?",
    },
  },
  ENFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture the old yellow wheel under the ribs as a bonfire on a public beach. Everyone who comes by has warmed a hand at yours, and nobody asks who drags the driftwood. When you’ve been brilliant for too many hours, lay a palm there; if it’s humming, go home early and be forgettable for an evening.",
        ],
      ],
      ask: "What do you feel beneath your ribs in the minute after the guests have gone?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The tradition puts a red root at the base of the spine, and yours, one imagines, grows outward, like a hedge, around everyone else’s houses, although directly downward it’s thin. Stand barefoot on tile until the kettle boils, wiping nothing, and consider that the ground is holding you up without having been asked for a favor.",
        ],
      ],
      ask: "What holds you up so constantly that it has never occurred to you to thank it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "At the throat, in the pictures, there’s a blue wheel, and yours turns like the entrance of a good hotel, so many visitors in and out, all greeted by name, that nobody has checked whether the manager lives there. Hum one long, low note before you answer the next call. That’s the manager.",
        ],
      ],
      ask: "When your voice drops to its lowest, whom are you generally talking to?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "The heart’s wheel is drawn green, with twelve petals, but yours is more of a well, and half the town has been drinking from it, although a well does no harm by having a lid. When you come in from many hours of other people, cross both arms over your chest and take twelve slow breaths, one to a petal, before you pour for anyone.",
        ],
      ],
      ask: "Who drinks from your well habitually without ever having lowered the bucket for themselves?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "paragraph",
          "Old drawings put a yellow wheel under the ribs, where the will is supposed to burn. In your case, picture a stove with the damper permanently open: magnificent heat, the neighbors warming their palms, and by evening no wood. Nothing has to be turned down, but before you reply to an invitation, lay a hand there and ask the stove how much is left in the basket.",
        ],
      ],
      ask: "What are you feeding into the blaze at the moment that ought to be saved for winter?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Tradition seats the lowest of its wheels at the base of the spine and paints it red, the color of clay. Imagine yours as the bottom step of a staircase that you habitually take three at a time: granite, and less worn than any of the others. Sit down on it once on the way up, shoes off, and feel in your haunches what the whole complicated house is resting on.",
        ],
      ],
      ask: "What does your weight rest on when you stop climbing for a minute?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "There is said to be a blue wheel in the throat, concerned with speech, and yours never needed opening. Think of it as a bell rope within reach of every passing child, so that the village has stopped looking up; and then of one evening when it’s pulled just once, and people come out of their houses in their socks. Swallow twice. Then say one thing.",
        ],
      ],
      ask: "What would you say if you were allowed only ten words this evening?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        [
          "paragraph",
          "The green wheel is drawn over the heart, and you were evidently issued the revolving kind, as at a hotel entrance, forever letting in umbrellas, and every visitor leaves a puddle. Older pictures show a flower with petals that shut at dusk. No one calls the flower cold. Tonight at sundown fold a palm over your breastbone, and consider yourself temporarily closed for cleaning.",
        ],
      ],
      ask: "Who walks through your heart so regularly that you no longer notice them come in?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Below the ribs sits the center that tradition paints yellow and calls the will. Picture yours as a pilot flame behind a neat steel panel, complete with an inspection sticker; nobody ever sees the flame, although the entire house is warm. Occasionally someone takes off the panel and says, “You were on all this time?” Let them warm their fingers a moment.",
        ],
      ],
      ask: "Who has no idea how much heat you have been running on?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "At the base of the spine is a red center that is traditionally put in charge of shelter and supper. Imagine it as the hold of a ship, personally loaded by you: barrels chocked, ropes coiled, nothing that could roll. It’s admirable seamanship, except that a vessel provisioned for every conceivable emergency sits low, and would be better off with one barrel less and a fiddle.",
        ],
      ],
      ask: "Which barrel could go overboard without anyone aboard going hungry?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "The throat is drawn as a blue wheel, and people who follow the tradition say that it turns with everything we tell and stops with everything we swallow. Think of yours as a radio station that broadcasts the time signal: exact, three beeps, and off, although in the back there’s an entire wall of records. Play one between the beeps.",
        ],
      ],
      ask: "Which record from the back wall would surprise your regular listeners most?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "The wheel at the heart is green in the old drawings. Picture yours as a cistern under a courtyard: rain has been going in for years, every drop of it conserved, and above it lies an immaculate stone floor where visitors invariably remark on how dry it is. Under a mat there’s an iron ring that opens it. Pull the ring in company some evening; your visitors are thirsty as well.",
        ],
      ],
      ask: "Who has stood on your dry courtyard for years without guessing what lies beneath?",
    },
  },
  ISFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Old charts of the body paint a yellow wheel under the ribs and call it will; yours is the brass bell on a hotel desk, and anyone in need of a towel can ring it, at which you come running, flushed and rather splendid. This week, whenever it rings, lay a palm on the spot and wait three seconds, since occasionally it’s the manager who needs a towel.",
        ],
      ],
      ask: "Who rings for you most often, and how do they sound when you are slow?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "At the base of the spine they paint a red wheel, in charge of food, rent and staying put, which in you is a well-stocked cellar, with preserves from all the years of your life, and you go down mainly to take inventory. Sit for one minute tonight on something hard and low, considering how much is stored underneath you, and then pick one particular jar to open.",
        ],
      ],
      ask: "Which preserved year of your life would you open and taste tonight?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "They draw the throat as a blue wheel, for speech. Think of yours as a mail slot worn bright by use, through which go invitations, regrets, congratulations and condolences, all correctly addressed to other people. Lay two fingers in the hollow between your collarbones and finish one remark that opens with “I’d rather,” noticing how the flap sticks; oil it daily with one small preference spoken aloud.",
        ],
      ],
      ask: "How would you finish “I’d rather” if it never had to be delivered?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Below the navel, tradition sets an orange wheel, for feeling and for pleasure. Yours is the lost-and-found of an enormous railroad station: umbrellas, unaccompanied gloves, the sorrows of others with the tags still on. Rest a warm hand there before sleep and consider which of these possessions was ever your own. Those fill one short shelf, surprisingly colorful.",
        ],
      ],
      ask: "What is on the short shelf of pleasures that belong to nobody else?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Old drawings set a yellow wheel just above the belt, where the will supposedly resides, and yours has been turning since the crib. It pulls trains. Picture it one evening on a siding, still warm, with nothing coupled to it and a boy selling peaches along the track, not broken down in any way, simply let off.",
        ],
      ],
      ask: "What would be left of your will on an evening with nothing coupled to it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "At the base of the spine tradition paints a red square, and inside it an elephant with seven trunks, which stands, bears things, remembers every road, and has never once been asked by anyone in the picture where it would like to go. You’d get along. Imagine that someone did ask, and that it turned, with tremendous dignity, toward the river and the mud.",
        ],
      ],
      ask: "Which direction would you turn in if nobody were riding on your back?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "The throat is given a blue wheel with sixteen petals and, in your case, a draft, on which announcements, verdicts and directions to the restrooms go out. But witnesses report that when you’re busy with a screwdriver, and imagine you’re alone, it hums: three notes going up, two coming back; picture the wheel then, turning slowly, with nobody to convince.",
        ],
      ],
      ask: "What do you hum when there’s nobody around to inform?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Behind the breastbone, tradition puts a green wheel of twelve petals. Think of yours as a small-town courthouse with columns and posted hours, which people assume has nothing in it except files. Around the back, meanwhile, there’s an overgrown garden where most of the clerks have at some time come upon you, holding the hose, in no hurry whatever.",
        ],
      ],
      ask: "Who has come upon you in the garden, and did you let them stay?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "The old diagrams light a green lamp behind the breastbone. Yours would be a bonfire surrounded by benches, known for miles, where everyone has a favorite seat. Splendid, but who fetches the wood? Lay a palm there tonight, exhale ten times, and let it sink to coals, which are warm too, and infinitely better to cook on.",
        ],
      ],
      ask: "Who in your circle has ever brought wood without being asked?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "At the base of the spine, according to tradition, a red wheel is in charge of belonging. Picture yours as the foundation of a boarding house, broad, dry, stocked with preserves and never mentioned by the lodgers. Every morning stand barefoot, bend your knees a little, and give the floor your entire weight for five breaths. It has been hoping for a turn.",
        ],
      ],
      ask: "When does the floor get your whole weight instead of half of it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "In the throat they draw a blue wheel, for speech. If yours were a place it would be the loudspeaker at a country station, friendly, tireless, announcing everyone’s departure except your own. For one minute each morning hum a low note with your lips shut and discover where it vibrates. That is the announcer, off duty.",
        ],
      ],
      ask: "Which departure of your own have you never announced to anyone?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Below the navel the old pictures set an orange bowl, for feeling and wanting. Yours is the punch bowl at other people’s celebrations, always filled, always ladled out, with a ring on the tablecloth underneath. Rest a warm hand there before sleep, consult nobody’s preferences, and consider what would go in if you were the only one drinking.",
        ],
      ],
      ask: "Which flavor would you choose if nobody else had to like it?",
    },
  },
  ISTP: {
    Fire: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Under the breastbone, in the traditional pictures, there’s a wheel of green petals for the heart. Yours is started with a pull cord: one good yank, a roar, blue exhaust, and the whole valley knows that you’re fond of someone, after which it stalls for a month. No mechanic would call that broken. It has never learned to idle, which in people means ordinary affection, daily.",
        ],
      ],
      ask: "What would affection look like in you at its lowest running speed?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Some drawings give the palms a small wheel each, lesser centers, said to open when a thing is given, and yours, which are excellent at gripping and quick at passing tools, lack only the motion of receiving. Next time you’re offered something, a plate, a compliment, a ride, turn both palms upward for a second before you answer. They feel ridiculous. That’s the rust.",
        ],
      ],
      ask: "What were you last offered that your palms refused before you’d considered it?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "At the throat these old maps have a blue lotus, guardian of speech. Yours has been fitted with a two-position switch, off and lecturer, but there’s a third, familiar to people who hum over the dishes: sound with nothing in it to be right about. Try it alone, with the windows shut, for as long as a traffic light stays red. The casing loosens.",
        ],
      ],
      ask: "When did you last make a sound that had no information in it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "A hand’s breadth beneath the navel the tradition paints six orange petals around a crescent, and calls it the seat of what moves us. Most people let theirs be seen, but you’ve put a lid on yours, clamped it down, and fitted a gauge, which you alone can read and which you check with some anxiety on holidays. Pressure isn’t danger. It’s also how whistles work.",
        ],
      ],
      ask: "What does your gauge read today, and who else is allowed to see the dial?",
    },
  },
  ISFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A little below the navel tradition paints an orange wheel with six petals and gives it authority over appetite. Imagine yours as a bonfire laid by experts, which catches at a glance, roars until the neighbors come out on their balconies, and is reduced to a ring of warm stones before anyone has brought the potatoes. Feed it thicker wood: one wish, picked in the morning, for the whole day.",
        ],
      ],
      ask: "What is the thickest log you could lay on your appetite this week?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "At the base of the spine, according to the old diagrams, lies a red square inside a flower, and it is concerned with staying alive. Yours is like a root cellar, beautifully stocked, cool, smelling of apples, in which anyone would happily spend the winter, which is precisely the temptation. Getting up tomorrow, press both heels into the floor, feel how much is stored there, and then do one unfamiliar thing.",
        ],
      ],
      ask: "What are you storing in the cellar that was meant for this year’s appetite?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "The throat has a blue wheel of sixteen petals, one for each vowel of an ancient alphabet. Think of yours as a birdhouse with a remarkably small entrance, around which there is constant fluttering: impressions, puns, other people’s accents go in and out all day, and the resident, a shy brown bird with one long song, waits for them to be done. Early morning suits her best, so hum before you speak to anyone.",
        ],
      ],
      ask: "What would the shy bird sing if the imitations stopped for one morning?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Besides the famous seven there are said to be lesser wheels, two of which sit in the palms, and yours are like tide pools. Whatever you touch leaves some creature behind, the fever of a child, the cheer of a puppy, a stranger’s nervous handshake, and by nightfall the pools are overpopulated. Hold both palms under a cold tap for thirty seconds before you go to bed, and give the sea back its animals.",
        ],
      ],
      ask: "Whose creature is still swimming in your palm from someone you met today?",
    },
  },
  ESTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The solar plexus, in the old drawings, is a yellow wheel beneath the ribs where the will is kept, and yours spins like a slot machine, so that some mornings it has pulled you out of bed before the rest of you agreed. As a picture it asks very little: lay a palm there, breathe once, and find out whether it’s pulling toward something or simply pulling.",
        ],
      ],
      ask: "What is the wheel under your ribs pulling at as you read this?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "At the base of the spine the old drawings put a red square and call it the root, meaning bread, rent, the floor underfoot, and mostly you visit it by lifting things. On a night when you can’t sit through a movie, imagine that square as a sandbag sewn into the seat of your pants, and wait until it has settled.",
        ],
      ],
      ask: "Where does your weight go when you finally let a chair have all of it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "For the throat, tradition paints a blue flower with sixteen petals, one to a vowel, and fifteen of yours are in bloom all day. Let the last one stand for a request, since wanting something outright is the one job you always delegate to charm. Hum a low note in the shower tomorrow, half a minute, and imagine that petal loosening.",
        ],
      ],
      ask: "What would you ask for outright if charm were out of order today?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Two fingers below the navel, according to the diagrams, stands an orange bowl for tears and wishes, which prudent people carry level. You run with yours, so it slops over at weddings, and by midnight you couldn’t tell whose feelings are on your shoes. When you sit down to dinner, imagine the surface, and give it until the bread comes to go still.",
        ],
      ],
      ask: "At which gathering did your bowl last spill over, and onto whom?",
    },
  },
  ESFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "People have painted a sun behind the belly button and called it the seat of will, and yours is easy to picture: a furnace with its hatch open, indiscriminately warming anyone who happens by. Lovely in January. Lay a palm there before you light up the next gathering, and feel how much coal has been left for the owner.",
        ],
      ],
      ask: "For whom did you burn today, and what did you have left by dark?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The lowest wheel in the old drawings sits at the base of the spine, is colored like a brick, and concerns ground, supper, having somewhere to be. You visit yours by stamping; nobody is better acquainted with a floor, so try sitting on it as well, back to the wall, for the duration of an apple.",
        ],
      ],
      ask: "Where on your own floor have you never sat, in all the time you’ve lived there?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Tradition puts a blue wheel in the throat, for speech, and yours has been turning since you could stand, with hardly an intermission. Imagine it as a weather vane with nothing blowing, still there, still pointing; then hum one low note, let it fade completely, and see what you’d say after that.",
        ],
      ],
      ask: "What sits in your throat when the talking stops and before it starts again?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "For the heart the old painters used green, the color of ponds, and that’s a reasonable likeness. Everyone drinks from yours, deer, cattle, a fool with a bucket, and since a pond stays sweet only if something runs into it, put both hands on your chest every evening and name one thing that came in your direction.",
        ],
      ],
      ask: "What flowed toward you today, and did you let it arrive?",
    },
  },
};
