import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "The Strategist is your leading figure, seated at a long table with a map nobody else has seen.",
      "Behind that character stands the Hermit, who insists on closing the door before the work begins.",
      "Trouble starts only when the two forget to publish their conclusions.",
    ],
    INTP: [
      "Picture the Tinkerer in a shed full of half-finished theories, delighted by the one that failed most interestingly.",
      "Close by lives the Sceptic, who tests the floorboards before anybody walks on them.",
      "You are usually both before breakfast, and a third person once the telephone rings.",
    ],
    ENTJ: [
      "Among the stock characters of story, you resemble the Builder of Cities, who sees streets where others see mud.",
      "The Captain shares your skin and keeps the timetable.",
      "Both benefit from a visit by the Fool, who asks whether anyone in the city is enjoying supper.",
    ],
    ENTP: [
      "Trickster is the old word for the figure who enters by the window to prove that the door was optional.",
      "You play it with good humour and a real respect for evidence.",
      "Your second mask is the Inventor, who stays to mend whatever the first one loosened.",
    ],
    INFJ: [
      "A lamp carried quietly along a corridor is the emblem of your chief character, the Guide.",
      "The Witness walks alongside, noticing what each person leaves unsaid.",
      "Both have long memories, which is why you sometimes know a conversation’s ending while it is still polite.",
    ],
    INFP: [
      "Somewhere in your cast there is a Pilgrim with a notebook, travelling toward something that has no signpost.",
      "The Keeper of Small Truths comes too, refusing any bargain that would spoil them.",
      "Together they can make you gentle about nearly everything and immovable about two or three matters.",
    ],
    ENFJ: [
      "The Mentor steps forward first in you, with a chair already pulled out for the newcomer.",
      "Just offstage stands the Host, counting plates and studying everybody’s expression.",
      "A less rehearsed part, the Student, deserves more lines, since you also grow by being taught.",
    ],
    ENFP: [
      "Yours is the Herald, the breathless arrival in the first act who announces that something has changed.",
      "The Wanderer supplies the news, having taken the scenic road.",
      "When the curtain falls an unexpected Philosopher sits on the empty stage, wondering what it all meant.",
    ],
    ISTJ: [
      "Every old story keeps a Steward, the person who knows where the keys hang and what the harvest weighed.",
      "That role fits you like a well-cut coat.",
      "Inside the lining is a drier character, the Chronicler, whose accurate memory settles many arguments in one sentence.",
    ],
    ISFJ: [
      "The Keeper of the Hearth is your oldest part, and you have probably played it without being asked.",
      "Another figure, the Archivist, remembers how every visitor takes tea.",
      "What the two of them rarely rehearse is the line in which they ask for something.",
    ],
    ESTJ: [
      "Put you in a fable and you become the Magistrate, who hears both farmers and then names the boundary.",
      "The Foreman is your weekday self, first at the gate with a list.",
      "On rest days look for the Neighbour, whose laughter surprises people who only know the other two.",
    ],
    ESFJ: [
      "A village needs its Innkeeper, and that character walks into most rooms a few steps ahead of you.",
      "The Peacemaker follows with a quiet word for each corner.",
      "Offstage a Critic waits with high standards, usually aimed at the person doing all the pouring.",
    ],
    ISTP: [
      "The Maker is the figure at your centre, sleeves rolled, listening to an engine for the note that is wrong.",
      "A Scout shares the workshop and comes and goes unannounced.",
      "Neither is especially talkative, so their affection is best understood from what gets repaired.",
    ],
    ISFP: [
      "Quiet at the edge of the scene is the Artist, choosing a colour while others discuss the budget.",
      "The Free Companion walks nearby, loyal without being led.",
      "Your cast avoids the loud speech, and its finest moments often happen with turned backs and busy hands.",
    ],
    ESTP: [
      "Stories would stall without the Adventurer, who tries the handle while the others debate the lock.",
      "You know that part by heart.",
      "The Trader is its travelling companion, quick to see an object’s value today and what might be exchanged for it.",
    ],
    ESFP: [
      "The Player is your first archetype, the one who reminds a tired audience that evenings are for living.",
      "Beside it stands the Friend at the Door, arriving with food exactly when needed.",
      "Backstage lives a shy Poet, who generally speaks up after the visitors have gone.",
    ],
  },
  bySign: {
    Aries: [
      "Tradition paints Aries as the Champion, first across the ditch and sometimes surprised to be alone on the other side.",
      "The helmet in this picture is also a kind of innocence.",
      "Read it as courage that has not yet been told the odds; a good squire helps, and so does breakfast.",
    ],
    Taurus: [
      "The Gardener is the old face of Taurus, with soil under the nails and a settled opinion about pruning.",
      "This figure measures wealth in shade, fruit and comfortable chairs.",
      "Pressed to hurry, it becomes a Gate; understood, it becomes the person others visit when they need to slow down.",
    ],
    Gemini: [
      "Twins stand over this sign, so a single archetype was never going to be enough.",
      "Gemini is the Messenger and also the Eavesdropper, carrying a letter while guessing at its contents.",
      "Language is the costume trunk; between the two runs a lively correspondence that you may have been conducting for years.",
    ],
    Cancer: [
      "Behind the door of Cancer tradition places the Harbour Keeper and the Nurse, two patient watchers of weather.",
      "One remembers every ship by name, and the other tends whoever has come ashore.",
      "Their common gift is shelter; their common difficulty is letting a boat leave on a doubtful morning.",
    ],
    Leo: [
      "Grand figures cluster about Leo, though the kindest of them is the Patron, who fills a hall so that others may be heard.",
      "The Lion in the emblem guards the door.",
      "Pride here is a form of hospitality, asking mainly for a little appreciation when the lamps are lit.",
    ],
    Virgo: [
      "An old emblem shows Virgo as a figure holding an ear of wheat, and the archetype is the Gleaner.",
      "Where others see empty stubble, this character gathers a week’s flour.",
      "Its close relation is the Apprentice who never stops learning; between them they dignify work that goes unseen.",
    ],
    Libra: [
      "Old books cast Libra as the Diplomat, who carries a pair of scales where others carry a sword.",
      "This person notices an empty chair and an unanswered remark.",
      "The Aesthete shares the office and straightens the pictures; together they practise the difficult art of agreeing slowly.",
    ],
    Scorpio: [
      "The archetype tradition gives Scorpio is the Diver, who goes down for what was dropped and says little about the dark.",
      "A second figure, the Locksmith, respects a closed door until the proper hour.",
      "Loyalty binds them; curiosity gets them into the water in the first place.",
    ],
    Sagittarius: [
      "Half rider and half philosopher, the Centaur of Sagittarius carries a bow and rather light luggage.",
      "Its archetype is the Explorer, who follows a question over the next hill.",
      "The Storyteller, meanwhile, is already turning for home; let each have a turn, since a journey untold is only mileage.",
    ],
    Capricorn: [
      "High paths belong to Capricorn, and so does the archetype of the Elder, often worn early in life.",
      "A sea-goat is its curious emblem, half walker and half swimmer.",
      "The hidden tail suggests a Jester as well, who arrives late and stays longer with each passing year.",
    ],
    Aquarius: [
      "A figure pouring water for strangers gives Aquarius its archetype, the Citizen.",
      "This character thinks of the well before the cup.",
      "The Eccentric rents the room upstairs and experiments at midnight; left to share a kitchen, they invent something the whole neighbourhood can use.",
    ],
    Pisces: [
      "Two fish tied by a cord make the emblem of Pisces, and its archetypes also go in pairs.",
      "The Mystic heads for the open while the Comforter turns back for whoever is tired.",
      "The cord between them is imagination; held loosely, it lets both keep their direction.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "A scholar holding a torch is the image here, better at exploring caves than cataloguing them; keep a companion who will write down the route.",
    "NT-Earth":
      "Think of an engineer in good boots, pacing out the ground before drawing a single line; ambition is present, dressed for the weather and carrying samples.",
    "NT-Air":
      "This is the Astronomer’s chair, high up and slightly cold, with an excellent view; somebody sensible should be trusted to call you down for meals.",
    "NT-Water":
      "An analyst beside deep water makes a Cartographer of moods; you measure what others only sail upon, and sometimes discover the depth by falling in.",
    "NF-Fire":
      "Conviction lit from within gives the Torchbearer, a figure that crowds follow half by accident; check occasionally whether you chose the road or simply enjoyed the singing.",
    "NF-Earth":
      "The Bread Baker could represent this pairing, turning a generous thought into something warm by morning; ideals here keep early hours.",
    "NF-Air":
      "Imagine an Interpreter between two peoples, fluent in the hopes of both; words are this figure’s bridge, and silence the far bank it sometimes forgets to visit.",
    "NF-Water":
      "A Dreamer with wet feet belongs to this meeting of feeling and tide; the figure hears music under other people’s sentences, and needs an early night.",
    "SJ-Fire":
      "Here the Watchman keeps a fire on the hill, dependable and ready; duty supplies the fuel, though the flame would also enjoy an occasional festival.",
    "SJ-Earth":
      "The Mason is the natural emblem, laying each course level because future generations will lean on it; patience is built in, with a fondness for square corners.",
    "SJ-Air":
      "A Clerk of good judgement sits where custom meets the element of thought; this figure files the argument neatly and remembers which neighbour first proposed it.",
    "SJ-Water":
      "Old houses have a Well Keeper, and this pairing resembles one; care is offered at regular times, clean and sufficient, for whoever brings a bucket.",
    "SP-Fire":
      "Quick instinct beside open flame suggests the Acrobat, whose courage is mostly rehearsal in disguise; the net below deserves the same respect as the applause.",
    "SP-Earth":
      "The Woodcarver sits here, thinking with a blade and an eye; given an awkward knot in the timber, this figure makes it the centre of the design.",
    "SP-Air":
      "Improvisation and moving air produce the Street Musician, who can read a passing crowd in four bars; variety pays the rent, and any corner may become a stage.",
    "SP-Water":
      "Present-minded grace joined to water gives the Ferry Pilot, steering by touch and current; passengers often talk more freely here than they had intended.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "Your parts come alive in company, so the quickest way to meet a character is to let it speak aloud.",
      soft: "With a slight lean toward company, you may find your cast quick in public and still rehearsing many of its scenes alone.",
    },
    I: {
      firm: "You prefer to meet your characters in private first, and most of the casting happens before anyone else sees the play.",
      soft: "Though on many days your inner figures speak in solitude, an easy evening with friends can bring several of them forward.",
    },
  },
  level:
    "Stage and dressing room share you equally by your answers, and a character may be met in either.",
};
