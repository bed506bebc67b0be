import { chakra } from '@chakra-ui/react/styled-system';
import { CurriculumPreview } from '@portal/kit/curriculum/curriculum-preview';
import { Button } from '@portal/kit/ui/button';
import { useState } from 'react';
import { fileSize } from '../../receipt/file-size';
import type { OnTrouble } from '../first-page/draw-first-page';
import { FirstPage } from '../first-page/first-page';

type ChosenFileProps = {
  file: File;
  ownerName: string;
  onRemove: () => void;
  onTrouble: OnTrouble;
};

/** The chosen CV: first page, name and size, with buttons to open and remove it. */
export function ChosenFile({ file, ownerName, onRemove, onTrouble }: ChosenFileProps) {
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding="3"
      borderWidth="1px"
      borderRadius="sm"
    >
      <FirstPage file={file} onShow={show} onTrouble={onTrouble} />
      <chakra.div role="status" flex="1" minWidth="7rem">
        <chakra.div fontWeight="600">{file.name}</chakra.div>
        <chakra.div color="ink.muted" textStyle="sm">
          {fileSize(file.size)}
        </chakra.div>
      </chakra.div>
      <Button variant="ghost" size="sm" onClick={show}>
        Ver archivo
      </Button>
      <Button variant="outline" size="sm" onClick={onRemove}>
        Quitar archivo
      </Button>
      {isShown && (
        <CurriculumPreview
          name={ownerName || file.name}
          source={file}
          onClose={() => setShown(false)}
        />
      )}
    </chakra.div>
  );
}
