import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../ui/lazy-part';

const CurriculumPanel = lazyPart(async () => (await import('./curriculum-panel')).CurriculumPanel);

/** A look at a CV without leaving the page; what it needs is fetched when it is first opened. */
export function CurriculumPreview(props: ComponentProps<typeof CurriculumPanel>) {
  return (
    <Suspense>
      <CurriculumPanel {...props} />
    </Suspense>
  );
}

/** A list, and beside it, once it is split, what is shown of one of its rows: where there is room for both. */
export const ListBeside = chakra('div', {
  base: {
    '&[data-split]': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(320px, 2fr) minmax(420px, 3fr)',
      alignItems: 'start',
      gap: '5',
    },
  },
});
