import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { canDraw } from './can-draw';
import type { OnTrouble } from './draw-first-page';
import { FileSign } from './file-sign';

export type FirstPageProps = {
  file: File;
  onShow: () => void;
  /** Must be stable between renders. */
  onTrouble: OnTrouble;
};

// Without the picture the form still works, so a failure is not shown.
const DrawnPage = lazy<ComponentType<FirstPageProps>>(async () => {
  const part = await import('./drawn-page').catch(() => undefined);
  return { default: part?.DrawnPage ?? FileSign };
});

/** Preview of a chosen file: its first page, which opens the whole file, or an icon. */
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

/** An A4 page that reserves the space of the picture. */
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '128px',
    aspectRatio: '210 / 297',
    borderWidth: '1px',
  },
});
