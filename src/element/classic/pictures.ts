/** The pictures of the classic courts, by Adrian Kennard: a file of its own, since they weigh as much as the game. */
import JC from '@heruka_urgyen/react-playing-cards/src/images/2color/JC.svg?court';
import JD from '@heruka_urgyen/react-playing-cards/src/images/2color/JD.svg?court';
import JH from '@heruka_urgyen/react-playing-cards/src/images/2color/JH.svg?court';
import JS from '@heruka_urgyen/react-playing-cards/src/images/2color/JS.svg?court';
import QC from '@heruka_urgyen/react-playing-cards/src/images/2color/QC.svg?court';
import QD from '@heruka_urgyen/react-playing-cards/src/images/2color/QD.svg?court';
import QH from '@heruka_urgyen/react-playing-cards/src/images/2color/QH.svg?court';
import QS from '@heruka_urgyen/react-playing-cards/src/images/2color/QS.svg?court';
import KC from '@heruka_urgyen/react-playing-cards/src/images/2color/KC.svg?court';
import KD from '@heruka_urgyen/react-playing-cards/src/images/2color/KD.svg?court';
import KH from '@heruka_urgyen/react-playing-cards/src/images/2color/KH.svg?court';
import KS from '@heruka_urgyen/react-playing-cards/src/images/2color/KS.svg?court';
import type { Pictures } from './court.js';

const pictures: Pictures = { JC, JD, JH, JS, QC, QD, QH, QS, KC, KD, KH, KS };

export default pictures;
