export { foldText as searchText } from '@portal/contract/fold-text';
