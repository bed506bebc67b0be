import './styles/adopt-server-styles';
import { boot } from './boot';
import { installEntryLoader } from './remotes/federation';
import { loadEntry } from './remotes/load-entry';

installEntryLoader(loadEntry);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
void boot(root);
