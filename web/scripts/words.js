import { writeTypes } from "./fluent.js";

writeTypes();
