/** What test/tools/courts.mjs makes of a court's picture: a `Court`, which no import can name here. */
declare module '*.svg?court' {
  const court: {
    layers: string[];
    marks: [x: number, y: number, size: number, turn: number][];
  };
  export default court;
}
