// The tag, the engine, the solver and the words, without a framework.
import 'pyramid-solitaire';
import { findSetup, settingsOf, variantOf, type Variant } from 'pyramid-solitaire/engine';
import { solve } from 'pyramid-solitaire/solver';
import { createWords } from 'pyramid-solitaire/words';
import { cards } from './deck.js';
import { noteWin } from './wins.js';

const element = document.createElement('pyramid-solitaire');
Object.assign(element, { variant: 'casual', stock: 'closed', passes: 3, cards });
element.addEventListener('pyramid-win', noteWin);
document.querySelector('#app')?.append(element);

const found = findSetup(settingsOf(variantOf('pyramide') as Variant), { code: 'PY1-N-AAAAAAS' });
const words = await createWords('ru');
document.body.dataset['parts'] = [found.ok && solve(found.setup).verdict, words.card('KS')].join();
