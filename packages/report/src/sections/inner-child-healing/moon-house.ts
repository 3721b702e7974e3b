/** Houses 1 to 12. */
export const moonHouse: readonly string[] = [
  "Your face shows what you feel, sometimes before you know it, since with the Moon in the first house you respond to people instantly and adapt to them, which makes them comfortable and blurs your own state. Check it in the morning, alone.",
  "Savings, food in the house and familiar possessions calm you. The second-house Moon spends when it feels insecure, and the relief is brief. Give anything that you began to want in a bad hour one more day.",
  "Talking is how you settle down. The Moon in the third house needs regular contact and familiar surroundings, and it remembers for years what people said. Some feelings get discussed too soon. Write for ten minutes first, and then call someone.",
  "A settled home is close to a physical need. In the fourth house, its own place, the Moon is attached to family, memory and roots, so a move or quarrel unsettles everything. Have one corner exactly your way.",
  "Feelings come out in play, romance and anything creative, since the fifth-house Moon is warm and a little theatrical, and feels neglected when nobody responds. If you’re sad, make something. It needn’t be any good, only done.",
  "Tidying, planning and getting busy are your answer to bad news. The Moon in the sixth house calms itself through routine, and distress tends to show up in the body first. Ask what you feel, and only then what needs to be done.",
  "Another person’s frown can color your whole day when the Moon is in the seventh house, where it feels most at home as one of two. Before you adjust to someone’s mood, ask whether it concerns you.",
  "Trust comes late, and then completely. An eighth-house Moon senses what isn’t being said, grieves thoroughly, and dreads depending on anyone, with an intensity that can tire a partner who only wanted a pleasant evening. Tell them one fear directly, so they needn’t guess.",
  "Distance comforts you, whether as a trip, a book or a belief. The Moon in the ninth house gets restless when life narrows, and it tends to explain a feeling before having it. Stay with the feeling. Its lesson can wait.",
  "With the Moon in the tenth house, people at work come to you for care, and how safe you feel rises and falls with recognition. Your moods are more public than you’d like. Find someone outside the job who may see you upset.",
  "Being included means a great deal to the eleventh-house Moon, which relaxes among friends, remembers everyone’s hopes, and takes a missed invitation harder than it admits. A crowd can’t know you well. See one of those friends alone this month.",
  "Say when you’ll be back, so that your absence isn’t taken for coldness. The Moon in the twelfth house absorbs the sorrow of others, needs time alone to recover, often without telling anyone, and notices its own feelings last of all.",
];
