// The toolbar above the stories: language, theme, court cards, direction and motion.
import type { Preview } from '@storybook/web-components-vite';

type Items = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<NonNullable<Items[string]['toolbar']>['icon']>;

const item = (
  name: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
): Items[string] => ({
  name,
  description: name,
  toolbar: {
    icon,
    title: name,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const toolbarItems: Items = {
  language: item('Language', 'globe', {
    en: 'English',
    fi: 'Suomi',
    no: 'Norsk',
    ru: 'Русский',
    it: 'Italiano',
  }),
  theme: item('Theme', 'paintbrush', {
    auto: 'Light or dark',
    papyrus: 'Papyrus',
    night: 'Night',
    felt: 'Felt',
  }),
  face: item('Court cards', 'user', { modern: 'Modern courts', classic: 'Classic courts' }),
  direction: item('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  motion: item('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
};

export const toolbarStart = {
  language: 'en',
  theme: 'auto',
  face: 'modern',
  direction: 'ltr',
  motion: 'full',
};
