import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource, type Resource } from '@portal/kit/query/use-resource';
import type { Elements } from '@portal/kit/ui/elements';
import { Loaded } from '@portal/kit/ui/loaded';

type AssignedListProps<Row> = {
  of: Resource<Row[]>;
  loading: string;
  minHeight?: string;
  failure: string;
  children: (rows: readonly Row[], reload: () => Promise<void>) => Elements;
};

export function AssignedList<Row>({ of, failure, children, ...way }: AssignedListProps<Row>) {
  const read = useResource(of);
  const text = errorMessage(read.error, failure);
  useFailureAlert(read.error, text);

  return (
    <Loaded {...way} of={read} failure={text}>
      {(rows) => children(rows, read.reload)}
    </Loaded>
  );
}
