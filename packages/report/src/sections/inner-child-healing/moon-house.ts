/** Houses 1 to 12. */
export const moonHouse: readonly string[] = [
  "With the Moon in the first house, your face reports the weather hourly. People bring you their babies and their troubles at sight. You adjust to whoever comes in; find out, before breakfast, what you felt first.",
  "A full freezer is a lullaby. The second-house Moon feels safe in proportion to its reserves, and its spending follows mood as gulls follow a boat. Wait until you have eaten before you buy anything upholstered.",
  "You soothe yourself by telling someone. The Moon in the third house needs daily chatter, a sister on the line, a familiar route to the bakery, and your memory is a map of who said what at which corner.",
  "The Moon has come home in the fourth house, and takes its shoes off. Roots govern your moods: the old address, the mother tongue, the smell of a stairwell. Leaving feels like surgery. You do it magnificently, once.",
  "Your feelings want an audience of children, or of people behaving like them. The fifth-house Moon romances, dramatizes and invents games in waiting areas. When you’re sad, make something. It needn’t be any good, only finished.",
  "Routine is your rocking chair. With the Moon in the sixth house, upset travels directly to the stomach and the schedule, and tidying a drawer restores the world. Someone asked how you feel, incidentally. You answered with a list.",
  "The Moon in the seventh house feels by reflection, so another person’s frown becomes your forecast. You partner tenderly and seldom eat alone. Before agreeing that everything’s fine, check whether you were asked, or had merely guessed.",
  "Under the politeness, you sense the undertow. The Moon in the eighth house attaches rarely and by the roots, notices every unspoken bill between two people, and grieves thoroughly. Share a bank account or a nightmare. Either is a vow.",
  "Homesickness, for you, is the wish to be elsewhere. The ninth-house Moon is comforted by foreign radio, lecture halls, a faith with good hymns, and believes as other people eat. Pack the blanket anyway; everyone gets tired abroad.",
  "In the tenth house your Moon goes to work. The public senses something maternal and brings you its scraped knees, and your reputation rises and falls like bread. Cry somewhere off the premises, with someone who isn’t a client.",
  "Friends are your next of kin. The eleventh-house Moon feels at home in a circle, remembers everybody’s hopes, and suffers when the group photograph is taken without it. Distinguish, occasionally, between being included and being known.",
  "The Moon in the twelfth house keeps its feelings at the bottom of the garden. You absorb a stranger’s sorrow in passing, then require an afternoon alone to return it. Solitude is your medicine cabinet. Tell people that you’re only visiting it.",
];
