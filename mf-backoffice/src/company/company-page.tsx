import { chakra } from '@chakra-ui/react/styled-system';
import { companyGroupNames, companyGroups } from '@portal/contract/company-groups';
import type { CompanyRecord } from '@portal/contract/company-parts';
import { useResource } from '@portal/kit/query/use-resource';
import { companyRecordResource } from '@portal/kit/resources/company-parts';
import { paths } from '@portal/kit/routing/paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { PartCard } from './part-card';

/** The company's texts, part by part, with their confirmation state. */
export function CompanyPage() {
  const record = useResource(companyRecordResource);

  return (
    <WorkPage
      title="Empresa"
      description="Lo que el sitio dice de la empresa. Lo que guardas se ve en las páginas al momento."
      backTo={paths.dashboard}
    >
      <ResourceView of={record} what="los datos de la empresa">
        {(parts) => (
          <>
            <ExamplesNotice parts={parts} />
            <Parts>
              {companyGroupNames.map((group) => (
                <li key={group}>
                  <PartCard group={group} part={parts[group]} />
                </li>
              ))}
            </Parts>
          </>
        )}
      </ResourceView>
    </WorkPage>
  );
}

/** Warns that the site shows examples instead of facts. */
function ExamplesNotice({ parts }: { parts: CompanyRecord }) {
  const examples = companyGroupNames.filter((group) => !parts[group].isConfirmed);
  if (examples.length === 0) return undefined;
  const count =
    examples.length === 1 ? '1 parte es un ejemplo' : `${examples.length} partes son ejemplos`;
  const names = examples.map((group) => companyGroups[group].label).join(', ');

  return (
    <InlineNotice kind="info">
      <strong>{`${count} sin confirmar:`}</strong>
      <span>{` ${names}. Escribe lo que es verdad, o confírmalo si ya lo es.`}</span>
    </InlineNotice>
  );
}

const Parts = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    marginTop: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > li': { display: 'grid', minWidth: '0' },
  },
});
