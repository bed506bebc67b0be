import './settings';
import '../../../api/src/start/accounts/command';
