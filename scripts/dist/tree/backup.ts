import './settings';
import '../../../api/src/start/backup/command';
