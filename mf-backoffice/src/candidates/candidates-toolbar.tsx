import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '@portal/kit/ui/select-field';
import { SearchField } from '../components/search-field';
import { pageSizes, type CandidateQuery, type PageSize } from './candidate-list';

type CandidatesToolbarProps = {
  query: CandidateQuery;
  onSearch: (search: string) => void;
  onPageSize: (pageSize: PageSize) => void;
};

export function CandidatesToolbar({ query, onSearch, onPageSize }: CandidatesToolbarProps) {
  const choose = (value: string) => {
    const pageSize = pageSizes.find((size) => String(size) === value);
    if (pageSize) onPageSize(pageSize);
  };

  return (
    <chakra.div
      display="grid"
      gap="4"
      marginBottom="5"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 180px' }}
    >
      <SearchField
        label="Buscar por nombre, correo u oferta"
        placeholder="Buscar candidato..."
        value={query.search}
        onSearch={onSearch}
      />
      <SelectField
        label="Registros por página"
        options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
        value={query.pageSize}
        onChange={({ target }) => choose(target.value)}
      />
    </chakra.div>
  );
}
