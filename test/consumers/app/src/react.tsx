// React 19: properties and listeners in JSX.
import 'pyramid-solitaire';
import { createRoot } from 'react-dom/client';
import { cards } from './deck.js';
import { noteWin } from './wins.js';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <pyramid-solitaire
    variant="casual"
    stock="closed"
    cards={cards}
    passes={3}
    noTimer={true}
    onpyramid-win={noteWin}
  />,
);
