import { chakra } from '@chakra-ui/react/styled-system';
import type { Parameter } from '@portal/contract/parameter';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { parametersResource } from '@portal/kit/resources/parameters';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { about } from './about-content';

/** Texts about the company that staff entered on the server. */
export function ParameterList() {
  const { data: parameters, error, reload } = useResource(parametersResource, { isLasting: true });
  useFailureAlert(error, about.failure);

  if (parameters === undefined && error !== undefined) {
    return <LoadFailure error={error} text={about.noAnswer} onRetry={reload} />;
  }
  if (parameters === undefined) return <Loading text={about.loading} />;
  if (parameters.length === 0) return <EmptyState text={about.empty} />;

  return (
    <chakra.div
      display="grid"
      gap={{ base: '8', md: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {parameters.map((parameter, position) => (
        <ParameterItem key={position} parameter={parameter} />
      ))}
    </chakra.div>
  );
}

function ParameterItem({ parameter: { name, description } }: { parameter: Parameter }) {
  return (
    <chakra.article borderTop="3px solid" borderColor="primary" paddingTop="5">
      <chakra.h3 textStyle="h3">{name}</chakra.h3>
      <chakra.p textStyle="lg" color="ink.muted" marginTop="3" whiteSpace="pre-line">
        {description}
      </chakra.p>
    </chakra.article>
  );
}
