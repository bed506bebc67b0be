import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { canDraw } from './can-draw';
import type { OnTrouble } from './draw-first-page';
import { FileSign } from './file-sign';

export type FirstPageProps = {
  file: File;
  onShow: () => void;
  /** The same function each time. */
  onTrouble: OnTrouble;
};

// Without the picture nothing is missing that anybody could do something about, so nothing is said.
const DrawnPage = lazy<ComponentType<FirstPageProps>>(async () => {
  const part = await import('./drawn-page').catch(() => undefined);
  return { default: part?.DrawnPage ?? FileSign };
});

/** What a chosen file looks like: its first page, which opens all of it, or the sign of a file. */
export function FirstPage(props: FirstPageProps) {
  if (!canDraw(props.file)) return <FileSign />;
  return (
    <Sheet>
      <Suspense fallback={<FileSign />}>
        <DrawnPage {...props} />
      </Suspense>
    </Sheet>
  );
}

/** An A4 page, as large from the beginning as the picture, which comes later or never. */
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '128px',
    aspectRatio: '210 / 297',
    borderWidth: '1px',
  },
});
