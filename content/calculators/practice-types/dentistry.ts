import { type PracticeType, specialty } from "./practice-type.ts";

export const dentistry: PracticeType = {
  id: "dentistry",
  name: "Dentistry",
  summary: "General and specialty dental practices",
  icon: "tooth",
  color: "blue",
  specialties: [
    specialty("general-dentistry", "General Dentistry", [
      "Tested scan paths and tissue retraction to cut remakes of crowns with subgingival margins",
      "Compared bonding protocols on sclerotic dentin after posterior composites kept debonding",
      "Changed milling settings and firing cycles until same-day crowns seated without adjustment",
      "Varied splint designs from jaw-tracking data for patients with unresolved muscle pain",
    ]),
    specialty("orthodontics", "Orthodontics", [
      "Tested three attachment-staging sequences to cut refinement scans on rotated canines",
      "Printed aligners in-house, changing resin cure times until the trays stopped distorting",
      "Compared mini-screw positions for molar intrusion where earlier anchorage had failed",
      "Iterated on indirect-bonding trays to reduce bracket position errors at placement",
    ]),
    specialty("oral-surgery", "Oral Surgery", [
      "Designed surgical guides for narrow ridges and measured deviation from the planned implant position",
      "Tested platelet-rich fibrin preparation times to reduce dry sockets after third-molar removal",
      "Compared graft and membrane pairings in vertical ridge defects that had resorbed before",
      "Revised virtual planning methods after measured jaw positions differed from the plan",
    ]),
    specialty("prosthodontics", "Prosthodontics", [
      "Prototyped full-arch provisionals in several materials to find one that resisted fracture",
      "Tested digital try-in methods until the error in vertical dimension became acceptable",
      "Compared scan bodies with photogrammetry for a passive fit on angled implants",
      "Developed obturators from facial scans where impressions could not capture the defect",
    ]),
    specialty("endodontics", "Endodontics", [
      "Tested irrigant activation methods to clear debris from the isthmus of lower molars",
      "Varied file motion and taper sequences to prevent separation in severely curved canals",
      "Printed access guides for calcified canals, revising sleeve lengths after the drill drifted",
      "Compared bioceramic placement techniques in retreatments with open or resorbed apices",
    ]),
    specialty("periodontics", "Periodontics", [
      "Tested laser settings with regenerative grafts in bony defects that scaling had not resolved",
      "Compared tunnel and flap designs for multiple recessions in thin tissue",
      "Trialed decontamination sequences on failing implants to halt bone loss without removal",
      "Merged scans into crown-lengthening guides and checked predicted gum margins at six months",
    ]),
    specialty("pediatric-dentistry", "Pediatric Dentistry", [
      "Tested silver fluoride intervals and covering materials to arrest decay for longer",
      "Compared preparation depths for zirconia crowns that loosened on primary molars",
      "Built a quiet suction adapter in several versions, measuring sound level and flow",
      "Redesigned space maintainers from digital scans after soldered loops broke repeatedly",
    ]),
    specialty("cosmetic-dentistry", "Cosmetic Dentistry", [
      "Varied ceramic thickness and bonding steps on extracted teeth to find what resists veneer fracture",
      "Designed preparation guides and measured how much enamel each version left under veneers",
      "Compared whitening gel strengths and tray reservoirs to limit sensitivity in exposed roots",
      "Refined injection-molded composite steps until printed indexes reproduced the planned contacts",
    ]),
  ],
};
