/** The tally over the board, where there is no room beside it. */
import type { CreateDialog } from '../dialogs/dialog.js';
import { tallyTable } from './tally-view.js';

export const tallyDialog: CreateDialog = () => ({
  title: ({ words }) => words.t('learn.tally.title'),
  isText: true,
  body: tallyTable,
});
