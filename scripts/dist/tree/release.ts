import './settings';
import '../../release';
