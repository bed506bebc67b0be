import { chakra } from '@chakra-ui/react/styled-system';
import { mergeDays } from '@portal/contract/duplicates';
import { paths } from '@portal/kit/routing/paths';
import { useState } from 'react';
import { SectionCard } from '../page-parts/section-card';
import { WorkPage } from '../page-parts/work-page';
import { DuplicateList } from './duplicate-list';
import { MergeList } from './merge-list';
import { useDuplicateLists } from './use-duplicate-lists';

export function DuplicatesPage() {
  const lists = useDuplicateLists();
  const [said, setSaid] = useState('');
  const onDone = (text: string) => {
    setSaid(text);
    lists.reload();
  };

  return (
    <WorkPage
      title="Posibles duplicados"
      description={`Personas que quizá postularon con más de un correo. Unirlas no les avisa nada y se puede deshacer por ${mergeDays} días.`}
      backTo={paths.candidates}
    >
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
      <chakra.div display="grid" gap="8">
        <SectionCard title="¿Son la misma persona?">
          <DuplicateList lists={lists} onDone={onDone} />
        </SectionCard>
        <SectionCard title="Uniones que se pueden deshacer">
          <MergeList lists={lists} onDone={onDone} />
        </SectionCard>
      </chakra.div>
    </WorkPage>
  );
}
