/** By "type sign": what an overview says of the reader in sentences that name type and sign, where few others are left. */
export const EXTRA_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  "ENFJ Cancer": [
    "You want the people you love to go out, take chances and become magnificent.",
    "Anyone under your wing goes into the world a little bolder than nature intended, knowing that a plate is being kept warm.",
  ],
  "ENFJ Scorpio": [
    "You get called about the emergency that can’t be mentioned in the group chat: you will neither gasp nor gossip.",
  ],
  "ENFP Virgo": [
    "You dream up the surprise party, the garden swap, the weekend that will never be forgotten, and you have already checked the forecast and the nut allergies.",
  ],
  "ENTP Pisces": [
    "You often stop one second before the killing point and turn it into a joke on yourself.",
    "Friends know you as the one who argues hard and then asks whether they’ve eaten.",
  ],
  "ESTP Pisces": [
    "You turn sympathy into something useful: a ride, a couch, a friend of a friend who’s hiring.",
  ],
  "INFP Scorpio": [
    "A person can show you the worst page of their life and find that you are still on their side.",
  ],
  "INTP Cancer": [
    "Some people sleep well because you read the whole policy, and a frightening letter, once you’ve explained it, is only a letter.",
  ],
  "ISFJ Gemini": [
    "Thanks to you one neighbor’s spare crib meets another neighbor’s baby, and three weeks later you text to ask how the interview went, by the name of the company.",
    "You are funny on the phone and quick with a nickname.",
  ],
  "ISTJ Taurus": [
    "You are about as easy to knock over as a brick chimney.",
    "You love pleasure, which surprises people who have seen your labeled fuse box.",
    "You mean what you say, and you will still mean it in ten years.",
  ],
};
