import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Before you were able to tie a bow, you were announcing that you’d do it yourself. The Moon in Aries feels first and asks permission never, so hurt arrives as rage and has left within the hour. That child still has one request. It wants to be picked first, deliberately.",
  Taurus:
    "A blanket with a satin edge, the usual supper in the usual bowl, a lap that didn’t get up suddenly: the Moon is exalted in Taurus, and these are the comforts it recognizes. The child believed what it was able to touch. Moving away hurt. Nobody consulted the blanket.",
  Gemini:
    "Why, you asked, and why, and why again, until some exhausted adult said “because.” The Moon in Gemini is comforted by being answered. Conversation was your stuffed bear, and the child who was hushed during dinner still talks as though a bell were about to ring.",
  Cancer:
    "At home in Cancer, the Moon remembers everything, including what happened in the neighboring apartment. You were the child who knew from the sound of the car how dinner was going to go. Such talents never retire. Inform yours, occasionally, that the adults in the house are now you.",
  Leo: "Look at me, called the child on the top step, in a cape made from a bath towel. With the Moon in Leo, attention is a food group. When adults were busy you performed harder, or learned to despise performing. Put the cape on. One person clapping is sufficient.",
  Virgo:
    "An A with a minus after it: the child with the Moon in Virgo saw only the minus. You were useful early, set the forks straight, caused no trouble, and concluded that affection was a kind of wage. It wasn’t. Let that child spill something this afternoon, and stay seated.",
  Libra:
    "Somewhere in the house two adults were being polite, and you recognized what kind of polite it was. To the Moon in Libra discord feels like a draft, so the child became charming as other children become good at hiding. Peace isn’t your responsibility anymore. Practice one rude remark.",
  Scorpio:
    "You knew, as a child, and you knew better than to say so. The Moon in Scorpio senses what is going on beneath the floorboards and trains itself as a spy, for lack of anyone to ask. Vigilance was sensible then. Read that child the complete file; it has clearance.",
  Sagittarius:
    "Are we there yet? The Moon in Sagittarius asks it happily, because there was always better than here. As a child you ran toward fences, animals and foreigners, and enormous questions came in the bath. Sadness got treated with outings. Stay in with it once; let it finish.",
  Capricorn:
    "Tears were for later, and later was fully booked. The Moon in Capricorn grew up early, minded the store, packed its own lunch, and heard so often how mature it was that playing began to feel like truancy. Skip something useful this afternoon. A puddle would be appropriate.",
  Aquarius:
    "From another planet, through a clerical error: that was your theory at seven. The Moon in Aquarius stood slightly apart at the birthday party, studying its customs, and was considered easy to leave alone. Go and fetch that child in person. Bring no method, and sit on the floor.",
  Pisces:
    "The child with the Moon in Pisces cried when the balloon went up, on behalf of the balloon. Nobody had taught you where you stopped. People called you dreamy, or too much, and you learned to disappear pleasantly at dinner. Draw that child an outline in chalk, and guard it.",
};
