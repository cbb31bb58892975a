/** A deck that sixteen moves win. */
export const cards =
  'KS AC QC KH 2C JC 3C TC 4C 9C KD 5C 8C 6C 7C AD QD 2D JD 3D TD KC 4D 9D 5D 8D 6D 7D | ' +
  'AH QH 2H JH 3H TH 4H 9H 5H 8H 6H 7H AS QS 2S JS 3S TS 4S 9S 5S 8S 6S 7S';
